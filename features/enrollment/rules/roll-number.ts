/** `2083-CSAI-`: academic year and the program's code, which all roll numbers of a program's year begin with. */
export function rollNumberSeries(year: string, programCode: string): string {
  return `${year}-${programCode}-`
}

/** `2083-CSAI-017`: the series and a running number of at least three digits. */
export function rollNumber(series: string, running: number): string {
  return `${series}${String(running).padStart(3, '0')}`
}
