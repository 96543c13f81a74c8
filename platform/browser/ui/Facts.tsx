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
    <dl className="flex flex-col gap-2">
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? undefined : 'flex items-baseline justify-between gap-4'}>
          <dt className={wide ? 'sr-only' : 'small max-w-[60%] flex-none text-muted'}>{label}</dt>
          <dd className={wide ? undefined : 'min-w-0 text-end'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
