import * as v from 'valibot'

/** Parts of a number besides its serial; a pattern uses those that it names. */
export type NumberParts = { readonly year: string; readonly program?: string }

/** Pattern of a kind of numbers, with `{serial}` and the parts it may name. Beside them it has A to Z, digits, `/`, `.`, `-` and blanks. */
export function numberPattern(parts: readonly (keyof NumberParts)[]) {
  const named = parts.map((part) => `{${part}}`)
  return v.pipe(
    v.string(),
    v.maxLength(40),
    v.includes('{serial}'),
    v.check((pattern) => {
      const rest = [...named, '{serial}'].reduce((text, part) => text.replace(part, ''), pattern)
      return /^[\w/. -]*$/.test(rest)
    }),
  )
}

/** The series a number belongs to: the pattern filled in, with the serial left open. */
export function numberSeries(pattern: string, { year, program = '' }: NumberParts): string {
  return pattern.replaceAll('{year}', year).replaceAll('{program}', program)
}

/** `2082-CSAI-0007` of the series `2082-CSAI-{serial}`. */
export function numberOf(series: string, serial: number, digits: number): string {
  return series.replaceAll('{serial}', String(serial).padStart(digits, '0'))
}

/**
 * A regular expression of PostgreSQL that finds the serial in a number of a series. A year that is left open matches any
 * four digits.
 */
export function serialExpression(series: string): string {
  const escaped = series.replaceAll(/[.]/g, '\\.')
  return `^${escaped.replace('{serial}', '([0-9]{1,9})').replaceAll('{year}', '[0-9]{4}')}$`
}
