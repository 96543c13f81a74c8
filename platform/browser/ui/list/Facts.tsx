import type { ReactNode } from 'react'

export type Fact = {
  readonly label: string
  readonly value: ReactNode
  /** The value takes the whole row; its label is for those who hear the page. */
  readonly wide?: boolean
}

/** Labels left, values right: rows of cards, receipts and dialogs. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? undefined : 'fact'}>
          <dt className={wide ? 'sr-only' : 'small text-muted'}>{label}</dt>
          <dd className={wide ? undefined : 'min-w-0'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
