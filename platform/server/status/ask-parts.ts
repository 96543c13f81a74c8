import type { Message } from '#platform/pure/message.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import type { PartAnswer, PartState, StatusPart } from './status-part.ts'

const defaultPatienceMs = 3_000

const text = {
  silent: { en: 'No answer', ne: 'जवाफ आएन' },
  late: { en: 'It did not answer in time.', ne: 'समयमा जवाफ आएन।' },
  broken: { en: 'It could not be asked.', ne: 'सोध्न सकिएन।' },
} satisfies Record<string, Message>

/** Asks all parts at once, each for a limited time: one that fails or is silent says so and takes no other with it. */
export function askParts(
  parts: readonly StatusPart[],
  { patienceMs = defaultPatienceMs }: { readonly patienceMs?: number } = {},
): Promise<readonly PartAnswer[]> {
  return Promise.all(
    parts.map(async ({ id, name, ask }) => ({ id, name, ...(await stateOf(ask, patienceMs)) })),
  )
}

async function stateOf(ask: StatusPart['ask'], patienceMs: number): Promise<PartState> {
  const late = Promise.withResolvers<PartState>()
  const timer = setTimeout(() => late.resolve(silent(text.late)), patienceMs)
  try {
    return await Promise.race([ask(), late.promise])
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return /^[A-Z0-9_]{3,30}$/.test(code)
      ? { ...silent(text.broken), facts: [{ label: text.silent, value: sameInBoth(code) }] }
      : silent(text.broken)
  } finally {
    clearTimeout(timer)
  }
}

function silent(figure: Message): PartState {
  return { level: 'silent', state: text.silent, figure }
}

/** The same question, put at most once in so many milliseconds of a clock: for what costs much to ask. */
export function atMostEvery<Answer>(
  ms: number,
  ask: () => Promise<Answer>,
  clock: () => number = () => performance.now(),
): () => Promise<Answer> {
  let askedAt = -Infinity
  let answer: Promise<Answer> | null = null
  return () => {
    const now = clock()
    if (answer !== null && now - askedAt < ms) return answer
    askedAt = now
    answer = ask()
    answer.catch(() => {
      answer = null // a failure is not remembered
    })
    return answer
  }
}
