import { type ReactNode, useContext } from 'react'
import type { GivenTable } from '#platform/pure/rest-dialect/arguments.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ListDownload } from '#platform/browser/ui/paged/shown-list.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { reconciliationText as text } from '../rules/messages.ts'
import type { ListRow, OpenList } from './selection.ts'

type Props = {
  readonly list: OpenList
  /** Its key on the keyboard. */
  readonly place: string
  readonly count: number
  readonly rows: readonly ListRow[]
  readonly chosen: number
  readonly idOf: (row: ListRow) => string
  readonly onChoose: (row: ListRow) => void
  readonly onMore: () => void
  /** The whole list, for a file. */
  readonly read: () => Promise<GivenTable>
  readonly foot: ReactNode
  readonly render: (index: number) => ReactNode
}

/** A list with its name, count and foot; each row is a button that chooses it for the comparison. */
export function ListCard(props: Props) {
  const { list, place, count, rows, chosen, idOf, onChoose, onMore, read, foot, render } = props
  const say = useSay()
  const language = useLanguage()
  const draw = useContext(ListDownload)
  return (
    <section className="card reconciliation-list" aria-label={say(text[list])}>
      <header className="reconciliation-list-head">
        <Key>{place}</Key>
        <div className="flex-1">
          <h2>{say(text[list])}</h2>
          <p className="small text-muted">{say(text[`${list}-lead`])}</p>
        </div>
        <b>{digits(count, language)}</b>
      </header>
      {rows.length === 0 && <p className="small p-4 text-muted">{say(text[`${list}-none`])}</p>}
      {rows.length > 0 && (
        <ul className="reconciliation-rows">
          {rows.map((row, index) => (
            <li key={row.id}>
              <button
                type="button"
                id={idOf(row)}
                className="reconciliation-row"
                aria-pressed={index === chosen}
                onClick={() => onChoose(row)}
              >
                {render(index)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {rows.length < count && (
        <div className="p-3">
          <Button onClick={onMore}>{say(blocks.more)}</Button>
        </div>
      )}
      {rows.length > 0 && draw?.({ list: say(text[list]), read })}
      <footer className="reconciliation-foot small text-muted">{foot}</footer>
    </section>
  )
}
