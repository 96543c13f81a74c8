import { useMomentText } from '#platform/browser/use-moment-text.ts'

/** A point in time in Nepal's calendar and time. */
export function MomentText({ at }: { readonly at: string }) {
  const words = useMomentText()
  return <time dateTime={at}>{words(at)}</time>
}
