import type { UseQueryResult } from '@tanstack/react-query'

type Query = Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>

export type Together = {
  readonly isPending: boolean
  readonly onRetry: (() => void) | undefined
}

/** Several lists shown as one: waiting while one waits, to be asked for again when one failed. */
export function together(queries: readonly Query[]): Together {
  return {
    isPending: queries.some((query) => query.isPending),
    onRetry: queries.some((query) => query.isError)
      ? () => queries.forEach((query) => void query.refetch())
      : undefined,
  }
}

/** Lists that are decided by the enrollment: without knowing it nothing can be offered or refused. */
export function alsoKnowing(
  enrolled: Together,
  lists: Together,
): Together & { readonly enrollmentUnknown: boolean } {
  return {
    isPending: lists.isPending || enrolled.isPending,
    onRetry: enrolled.onRetry ?? lists.onRetry,
    enrollmentUnknown: enrolled.onRetry !== undefined,
  }
}
