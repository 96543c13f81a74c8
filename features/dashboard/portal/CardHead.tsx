import type { ReactNode } from 'react'

type Props = { readonly id: string; readonly title: string; readonly aside?: ReactNode }

export function CardHead({ id, title, aside }: Props) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-4 pt-4 pb-3.5 md:px-5">
      <h2 id={id}>{title}</h2>
      {aside && <span className="small text-muted">{aside}</span>}
    </div>
  )
}
