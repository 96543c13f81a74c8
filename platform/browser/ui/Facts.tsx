import type { ReactNode } from 'react'

export type Fact = {
  readonly label: string
  readonly value: ReactNode
}

/** Labels left, values right: rows of cards, receipts and dialogs. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {facts.map((fact) => (
        <div key={fact.label} className="flex items-baseline justify-between gap-4">
          <dt className="small text-muted">{fact.label}</dt>
          <dd className="min-w-0 text-end">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
