import { pageOperators, type PdfRun } from './pdf-text.ts'

/** The scale at which the page was drawn to stay on one sheet. */
export function fittingOf(
  pdf: Uint8Array,
  page = 0,
): { readonly scale: number; readonly left: number } {
  const found = /([\d.]+) 0 0 \1 0 0 cm\n1 0 0 1 (-?[\d.]+) 0 cm/.exec(pageOperators(pdf, page))
  return { scale: Number(found?.[1] ?? 1), left: Number(found?.[2] ?? 0) }
}

/** Texts drawn over each other: their lines are closer than characters are high, or one begins within the other. */
export function crossings(runs: readonly PdfRun[]): readonly string[] {
  const all = runs.filter(({ text }) => text.trim() !== '')
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const apart = Math.abs(one.y - other.y)
      const isSameLine = apart < 0.5
      const [first, second] = one.x <= other.x ? [one, other] : [other, one]
      const meet = second.x < first.x + leastWidth(first) - 0.5
      const isTooNear = isSameLine || apart < 0.6 * Math.min(one.size, other.size)
      return meet && isTooNear ? [`${one.text} / ${other.text}`] : []
    }),
  )
}

/** The least width of a run in points: characters are never narrower. */
function leastWidth({ text, size }: PdfRun): number {
  const latin = text.replaceAll(/[^\0-\u08ff]/g, '').length
  return (0.2 * latin + 0.08 * (text.length - latin)) * size
}
