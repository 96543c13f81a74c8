import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { proposalText as text } from '../rules/screen-messages.ts'

type ComparisonRow = {
  readonly key: string
  readonly name: string
  readonly now: ReactNode
  readonly proposed: ReactNode
  readonly isChanged: boolean
}

/** Now and proposed side by side; what changes is bold. */
export function NowAndProposed({ rows }: { readonly rows: readonly ComparisonRow[] }) {
  const say = useSay()
  return (
    <table className="checks">
      <thead>
        <tr>
          {(['field', 'now', 'proposed'] as const).map((key) => (
            <th key={key} scope="col">
              {say(text[key])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, now, proposed, isChanged }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            <td>{isChanged ? <b>{proposed}</b> : proposed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
