import { useInstantWords } from '../use-instant-words.ts'

/** An instant in Nepal's calendar and time. */
export function InstantText({ at }: { readonly at: string }) {
  const words = useInstantWords()
  return <time dateTime={at}>{words(at)}</time>
}
