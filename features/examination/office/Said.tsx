import type { Saying } from './use-said.ts'

/** Result of the last action, announced to screen readers; invisible while empty. */
export function Said({ said }: Pick<Saying, 'said'>) {
  return (
    <p role="status" className={said === '' ? 'sr-only' : 'font-strong'}>
      {said}
    </p>
  )
}
