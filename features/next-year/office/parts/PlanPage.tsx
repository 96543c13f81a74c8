import './plan.css'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'

/** The plan that the address names, and the way to show another version of it or another one. */
export function useShownPlan(keyOf: (id: number) => readonly unknown[]): {
  readonly id: number | null
  readonly show: (plan: { readonly id: number }) => void
} {
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const id = params.get('plan')
  return {
    id: id === null ? null : Number(id),
    show(plan) {
      queries.setQueryData(keyOf(plan.id), plan)
      setParams({ plan: String(plan.id) }, { replace: true })
    },
  }
}

type Shown<Plan> = {
  readonly data: Plan | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

type Props<Plan> = {
  readonly title: string
  readonly lead: string
  /** Makes a plan. */
  readonly form: ReactNode
  /** Null: the address names none. */
  readonly id: number | null
  readonly query: Shown<Plan>
  /** Text in the place of a plan without openings. */
  readonly nothing: string
  readonly children: (plan: Plan) => ReactNode
}

/** Frame of a page that makes a plan, shows it and executes it. */
export function PlanPage<Plan extends { readonly openings: readonly unknown[] }>({
  title,
  lead,
  form,
  id,
  query: { data: plan, isError, refetch },
  nothing,
  children,
}: Props<Plan>) {
  return (
    <div className="page">
      <header>
        <h1>{title}</h1>
        <p className="small text-muted">{lead}</p>
      </header>
      {form}
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {id !== null && plan === undefined && !isError && <LoadingRows rows={8} />}
      {plan && plan.openings.length === 0 && <p className="text-muted">{nothing}</p>}
      {plan && plan.openings.length > 0 && <div className="plan">{children(plan)}</div>}
    </div>
  )
}
