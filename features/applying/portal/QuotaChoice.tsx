import { useSay } from '#platform/browser/language.ts'
import { ChoiceGrid } from '#platform/browser/ui/form/ChoiceGrid.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import type { Quota } from '../rules/quotas.ts'
import { quotaChoiceMessages as text } from '../rules/quotas-messages.ts'
import { useQuotas } from '../card/use-quotas.ts'

type Props = {
  readonly chosen: readonly Quota[]
  readonly locked: boolean
  readonly onChange: (chosen: readonly Quota[]) => void
}

/** The university's quotas, and the proofs of those that are chosen. */
export function QuotaChoice({ chosen, locked, onChange }: Props) {
  const say = useSay()
  const { quotas, state, retry } = useQuotas()
  const offered = [...quotas.values()].filter(({ isOffered }) => isOffered)
  // Chosen in a draft before, and taken off the list since.
  const still = chosen.filter((name) => quotas.get(name)?.isOffered === true)
  if (state === 'loading') return <Loading label={say(text.loading)} />
  if (state === 'failed') return <CouldNotRefresh onRetry={retry} />
  if (offered.length === 0) return null
  return (
    <ChoiceGrid
      legend={say(text.quota)}
      hint={say(text.hint)}
      note={
        <>
          {say(text['proof-later'])}
          {still.map((name) => {
            const { label, proofs = null } = quotas.get(name) ?? {}
            return (
              proofs !== null && (
                <span key={name} className="block">
                  {say(text.proofs, { quota: label ?? name, proofs })}
                </span>
              )
            )
          })}
        </>
      }
      options={Object.fromEntries(offered.map(({ name, label }) => [name, label]))}
      chosen={still}
      locked={locked}
      onChange={onChange}
    />
  )
}
