type Waiting = {
  /** ISO timestamp in UTC since which the oldest item waits; null: none does. */
  readonly oldest: string | null
}

/** The queue whose oldest item has waited longest; the first one where nothing waits. */
export function longestWaiting<Queue extends Waiting>(queues: readonly Queue[]): Queue | undefined {
  const [longest] = queues
    .filter(({ oldest }) => oldest !== null)
    .toSorted((one, other) => (one.oldest ?? '').localeCompare(other.oldest ?? ''))
  return longest ?? queues[0]
}
