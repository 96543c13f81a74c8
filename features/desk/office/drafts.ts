/** Typed text of decisions that were not sent, by item: it stands in the form again, also after another part of the office. */
const drafts = new Map<string, unknown>()

const nameOf = (queue: string, record: number) => `${queue}/${record}`

export function keepDraft(queue: string, record: number, draft: unknown): void {
  drafts.set(nameOf(queue, record), draft)
}

export function draftOf(queue: string, record: number): unknown {
  return drafts.get(nameOf(queue, record)) ?? null
}
