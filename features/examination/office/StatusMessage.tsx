import type { Saying } from './use-status-message.ts'

/** Result of the last action, announced to screen readers; invisible while empty. */
export function StatusMessage({ message }: Pick<Saying, 'message'>) {
  return (
    <p role="status" className={message === '' ? 'sr-only' : 'font-strong'}>
      {message}
    </p>
  )
}
