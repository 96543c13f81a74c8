/** Parts of a number besides its serial. */
export type NumberParts = { readonly year: string; readonly program: string }

/** The series a number belongs to: the university's pattern, filled in, with the serial left open. */
export function numberSeries(pattern: string, { year, program }: NumberParts): string {
  return pattern.replaceAll('{year}', year).replaceAll('{program}', program)
}

/** `2082-CSAI-0007` of the series `2082-CSAI-{serial}`. */
export function numberOf(series: string, serial: number, digits: number): string {
  return series.replaceAll('{serial}', String(serial).padStart(digits, '0'))
}
