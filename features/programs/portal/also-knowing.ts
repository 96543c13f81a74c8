import type { ListsTogether } from '#platform/browser/lists-together.ts'

/** Lists that are decided by the enrollment: without knowing it nothing can be offered or refused. */
export function alsoKnowing(
  enrolled: ListsTogether,
  lists: ListsTogether,
): ListsTogether & { readonly enrollmentUnknown: boolean } {
  return {
    isPending: lists.isPending || enrolled.isPending,
    onRetry: enrolled.onRetry ?? lists.onRetry,
    enrollmentUnknown: enrolled.onRetry !== undefined,
  }
}
