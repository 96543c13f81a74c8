import type { ListsTogether } from '#platform/browser/network/lists-together.ts'

/** Lists that are decided by the enrollment: without knowing it nothing can be offered or refused, and nothing comes either. */
export function alsoKnowing(
  enrolled: ListsTogether,
  lists: ListsTogether,
): ListsTogether & { readonly enrollmentUnknown: boolean } {
  const enrollmentUnknown = enrolled.onRetry !== undefined
  return {
    isPending: !enrollmentUnknown && (lists.isPending || enrolled.isPending),
    onRetry: enrolled.onRetry ?? lists.onRetry,
    enrollmentUnknown,
  }
}
