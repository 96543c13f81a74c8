/** Cells of an offered course as they are typed. */
export type TypedTerms = Readonly<Record<TermsColumn, string>>
export type TermsColumn = (typeof termsColumns)[number]
export const termsColumns = ['type', 'credits', 'internal', 'final', 'practical', 'seats'] as const

/** Full and pass marks; null: no such part. */
export type Marks = readonly [full: number, pass: number] | null

export type OfferedTerms = {
  readonly type: string
  readonly credits: number
  readonly internal: Marks
  readonly final: Marks
  readonly practical: Marks
  /** Null: no limit. */
  readonly seats: number | null
}

export type TermsProblem =
  | { readonly problem: 'type' | 'credits' | 'seats' }
  | { readonly problem: 'marks'; readonly part: MarksPart }
  | {
      readonly problem: 'pass-above-full'
      readonly part: MarksPart
      readonly full: number
      readonly pass: number
    }

export type MarksPart = (typeof marksParts)[number]
export const marksParts = ['internal', 'final', 'practical'] as const

/** Terms of a course as typed: marks as `40/20`, or empty where the course has no such part. */
export function readTerms(typed: TypedTerms): OfferedTerms | TermsProblem {
  const type = typed.type.trim().toUpperCase()
  if (!/^[A-Z]{2,6}$/.test(type)) return { problem: 'type' }
  const credits = numberIn(typed.credits, { most: 60 })
  if (credits === null) return { problem: 'credits' }
  const marks: Record<MarksPart, Marks> = { internal: null, final: null, practical: null }
  for (const part of marksParts) {
    const read = readMarks(typed[part])
    if (read === undefined) return { problem: 'marks', part }
    if (read !== null && read[1] > read[0])
      return { problem: 'pass-above-full', part, full: read[0], pass: read[1] }
    marks[part] = read
  }
  const seats = typed.seats.trim() === '' ? null : numberIn(typed.seats, { most: 100_000 })
  if (typed.seats.trim() !== '' && (seats === null || !Number.isInteger(seats)))
    return { problem: 'seats' }
  return { type, credits, ...marks, seats }
}

/** The same terms as cells. */
export function typedTerms(terms: OfferedTerms): TypedTerms {
  const { type, credits, seats } = terms
  const marks = (of: Marks) => (of === null ? '' : `${of[0]}/${of[1]}`)
  return {
    type,
    credits: String(credits),
    internal: marks(terms.internal),
    final: marks(terms.final),
    practical: marks(terms.practical),
    seats: seats === null ? '' : String(seats),
  }
}

/** Undefined: neither empty nor two numbers. */
function readMarks(cell: string): Marks | undefined {
  const text = cell.trim()
  if (text === '' || text === '-') return null
  const [full, pass, ...more] = text.split('/').map((part) => numberIn(part, { most: 500 }))
  if (full === undefined || pass === undefined || more.length > 0) return undefined
  return full === null || pass === null ? undefined : [full, pass]
}

function numberIn(cell: string, { most }: { readonly most: number }): number | null {
  const text = cell.trim()
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(text)) return null
  const value = Number(text)
  return value > most ? null : value
}
