/** A text of any length for a pattern: `before`, then `pump` again and again, then something that fits nothing. */
export type Hostile = { readonly before: string; readonly pump: string }

export type Growth = { readonly hostile: Hostile; readonly length: number; readonly times: number }

/** In small steps, so that what doubles with every character is seen before it takes an hour. */
const lengths = [20, 28, 36, 48, 64, 96, 150, 300, 1_000, 4_000] as const
/** Reading 4,000 characters once takes a hundredth of this. What stays below it is no threat, whatever its growth. */
const harmlessMs = 1
/** Ten times the length may cost so many times the time. */
const mostGrowth = 12
const runs = 7
const looks = 5

/** The worst growth of a work over hostile texts when it is more than linear, or null. */
export function superlinear(
  work: (text: string) => void,
  hostiles: readonly Hostile[],
): Growth | null {
  for (const hostile of hostiles) {
    const length = lengths.find((each) => isSlow(work, spellOut(hostile, each)))
    if (length === undefined) continue
    const times = leastGrowth(work, hostile, length)
    if (times > mostGrowth) return { hostile, length, times }
  }
  return null
}

/** Growth of the time for ten times the length, the least of several runs: a busy machine must not fail it alone. */
function leastGrowth(work: (text: string) => void, hostile: Hostile, length: number): number {
  let least = Infinity
  for (let look = 0; look < looks && least > mostGrowth; look += 1) {
    const long = fastest(work, spellOut(hostile, length))
    const short = fastest(work, spellOut(hostile, length / 10))
    least = Math.min(least, long > harmlessMs ? Math.round(long / short) : 0)
  }
  return least
}

function spellOut({ before, pump }: Hostile, length: number): string {
  return `${before}${pump.repeat(Math.ceil(length / pump.length))}\u0001`
}

function isSlow(work: (text: string) => void, text: string): boolean {
  return timed(work, text) > harmlessMs && fastest(work, text) > harmlessMs
}

/** The least of several runs: what the machine does beside it only ever adds. */
function fastest(work: (text: string) => void, text: string): number {
  return Math.min(...Array.from({ length: runs }, () => timed(work, text)))
}

function timed(work: (text: string) => void, text: string): number {
  const start = performance.now()
  work(text)
  return performance.now() - start
}

const always = ['a', '0', ' ', '-', '.', '/', '@', '\n', 'क']

/**
 * Texts a pattern may stumble over, made from its own characters and words: each alone and in pairs again and again,
 * after nothing and after each of them.
 */
export function hostileTexts(source: string): readonly Hostile[] {
  const plain = source.replaceAll(/\\([^\w\s])/g, '$1').replaceAll(/\\[a-zA-Z]/g, ' ')
  const words = unique(plain.match(/[a-zA-Z]{2,}/g) ?? []).slice(0, 12)
  const characters = unique([...plain.slice(0, 400).split(''), ...always]).slice(0, 40)
  const parts = [...words, ...characters]
  const alone = parts.flatMap((pump) => ['', ...parts].map((before) => ({ before, pump })))
  const pairs = parts.flatMap((one) => parts.map((other) => ({ before: '', pump: one + other })))
  return [...alone, ...pairs]
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
