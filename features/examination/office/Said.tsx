import type { Saying } from './use-said.ts'

/** What the last act did, aloud; takes no place before there is something to say. */
export function Said({ said }: Pick<Saying, 'said'>) {
  return (
    <p role="status" className={said === '' ? 'sr-only' : 'font-strong'}>
      {said}
    </p>
  )
}
