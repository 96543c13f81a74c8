import type { ReactNode } from 'react'

/** Some building blocks with their name; `wide` takes both columns. */
export function Box({
  title,
  wide = false,
  children,
}: {
  readonly title: string
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  return (
    <section className={`card flex min-w-0 flex-col gap-4 p-5 ${wide ? 'md:col-span-2' : ''}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
