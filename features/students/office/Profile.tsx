import { useMutation } from '@tanstack/react-query'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { text as textOf } from '#platform/browser/network/rest-failure.ts'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import { DeskValueText } from '#features/desk/office/evidence/DeskValueText.tsx'
import { Correct } from '#features/corrections/office/Correct.tsx'
import { studentText as text } from '../rules/screen-messages.ts'
import type { FileFact, StudentFile } from '../wire/student-file.ts'

/** The person as far as the role may know them. */
export function Profile({ file }: { readonly file: StudentFile }) {
  const say = useSay()
  if (file.profile.length === 0) return null
  return (
    <section className="card file-card" aria-label={say(text.profile)}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>{say(text.profile)}</h2>
        <Correct partnerId={file.id} readAgain={['students', 'file', file.id]} />
      </header>
      <Facts
        facts={file.profile.map((fact) => ({
          label: say(fact.label),
          value:
            fact.whole === null ? (
              <DeskValueText value={fact.value} />
            ) : (
              <Whole id={file.id} column={fact.whole} value={fact.value} />
            ),
        }))}
      />
    </section>
  )
}

type WholeProps = Pick<FileFact, 'value'> & { readonly id: number; readonly column: string }

/** Part of a number; the whole is read from the record itself, which the audit trail says. */
function Whole({ id, column, value }: WholeProps) {
  const say = useSay()
  const rest = useRest()
  const whole = useMutation({
    mutationFn: () => rest.get(`${modelPath('c_bpartner', id)}?$select=${column}`),
  })
  if (whole.data !== undefined) return textOf(whole.data, column)
  return (
    <>
      <DeskValueText value={value} />{' '}
      <button type="button" className="link-button" onClick={() => whole.mutate()}>
        {say(whole.isError ? blocks.tryAgain : text.show)}
      </button>
    </>
  )
}
