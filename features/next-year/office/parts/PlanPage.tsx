import './plan.css'
import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly lead: string; readonly children: ReactNode }

/** Frame of a page that makes a plan, shows it and executes it. */
export function PlanPage({ title, lead, children }: Props) {
  return (
    <div className="page">
      <header>
        <h1>{title}</h1>
        <p className="small text-muted">{lead}</p>
      </header>
      {children}
    </div>
  )
}
