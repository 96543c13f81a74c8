import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import type { CertificateOpening } from '../rules/certificate.ts'
import { certificatePageMessages as page } from '../rules/page-messages.ts'
import { useSemesters } from './certificate.queries.ts'

type Props = {
  readonly opening: CertificateOpening
  readonly chosen: readonly number[]
  readonly locked: boolean
  readonly onChosen: (ids: readonly number[]) => void
}

/** Semesters with results, any number of them. */
export function SemesterChoice({ opening, chosen, locked, onChosen }: Props) {
  const say = useSay()
  const { data, isError, refetch } = useSemesters(opening)
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={2} />
  const inOrder = (ids: readonly number[]) =>
    data.flatMap(({ id }) => (ids.includes(id) ? [id] : []))
  return (
    <fieldset disabled={locked}>
      <legend className="font-strong">{say(page.semesters)}</legend>
      {data.length === 0 && <p className="text-muted">{say(page['no-semesters'])}</p>}
      {data.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChosen(
              target.checked ? inOrder([...chosen, id]) : chosen.filter((each) => each !== id),
            )
          }
        >
          {say(name)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
