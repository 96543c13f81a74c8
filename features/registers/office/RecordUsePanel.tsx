import type { UseQueryResult } from '@tanstack/react-query'
import { type Language, type Message, sameInBoth } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { setupText as text } from '../rules/screen-messages.ts'
import type { RecordUse, RecordVersion, Register, RegisterColumn } from '../wire/processes.ts'

type Props = { readonly register: Register; readonly use: UseQueryResult<RecordUse> }

/** Number of records that use this one, and its saved versions. */
export function RecordUsePanel({ register, use: { data, isError, refetch } }: Props) {
  const say = useSay()
  const language = useLanguage()
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={3} />
  return (
    <>
      <section className="card setup-card" aria-labelledby="record-uses">
        <h3 id="record-uses">{say(text['used-by'])}</h3>
        {data.uses.length === 0 && <p className="text-muted">{say(text['not-used'])}</p>}
        <ul>
          {data.uses.map(({ label, count }) => (
            <li key={label.en}>
              {say(label)} <span className="font-strong tabular">{digits(count, language)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="card setup-card" aria-labelledby="record-versions">
        <h3 id="record-versions">{say(text.history)}</h3>
        <ul>
          {data.versions.map((version) => (
            <li key={version.at}>
              <MomentText at={version.at} /> · {version.by}
              <span className="small block text-muted">
                <Changes register={register} version={version} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Changes({ register, version }: { register: Register; version: RecordVersion }) {
  const say = useSay()
  const language = useLanguage()
  const { before, after } = version
  if (Object.keys(before).length === 0) return say(text.created)
  return Object.keys(after)
    .map((name) => {
      const column = register.columns.find((each) => each.name === name)
      const label = name === 'IsActive' ? say(text.active) : column ? say(column.label) : name
      if (column?.type === 'reference') return label
      const shown = (value: unknown) => say(valueText(column, value, language))
      return `${label}: ${shown(before[name])} → ${shown(after[name])}`
    })
    .join(', ')
}

/** A stored value as text; amounts are stored in paisa. */
function valueText(
  column: RegisterColumn | undefined,
  value: unknown,
  language: Language,
): Message {
  if (typeof value === 'boolean') return text[value ? 'yes' : 'no']
  if (typeof value === 'number')
    return sameInBoth(column?.type === 'amount' ? formatRs(paisa(value), language) : String(value))
  return typeof value === 'string' && value !== '' ? sameInBoth(value) : text.empty
}
