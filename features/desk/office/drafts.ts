/** Typed text of unsent decisions, by item: restored in the form, also after a visit to another part of the office. */
const drafts = new Map<string, unknown>()

const nameOf = (queue: string, record: number) => `${queue}/${record}`

export function keepDraft(queue: string, record: number, draft: unknown): void {
  drafts.set(nameOf(queue, record), draft)
}

export function draftOf(queue: string, record: number): unknown {
  return drafts.get(nameOf(queue, record)) ?? null
}
