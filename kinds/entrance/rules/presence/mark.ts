/** Presence of an applicant in the sitting. */
export type PresenceMark = 'present' | 'absent'

/** Stored facts of an applicant that a mark of presence concerns. */
export type MarkedApplicant = {
  /** Presence as recorded; null: it is not. */
  readonly mark: PresenceMark | null
  /** Of the score sheet: `present` with a score; null: nothing is entered. */
  readonly attendance: PresenceMark | null
  readonly score: number | null
}

/** Changes that a mark makes. */
export type MarkEffect = {
  /** The recorded presence is another one. */
  readonly isCorrection: boolean
  /** Entry of the score sheet that does not stay. */
  readonly removes: 'score' | 'absence' | null
  /** Of the score sheet afterwards. */
  readonly attendance: PresenceMark | null
}

/** An absent applicant stands as absent on the score sheet; one who is present has a score there, or nothing yet. */
export function effectOf(
  { mark: before, attendance }: MarkedApplicant,
  mark: PresenceMark,
): MarkEffect {
  const isCorrection = before !== null && before !== mark
  if (attendance === null || attendance === mark)
    return {
      isCorrection,
      removes: null,
      attendance: mark === 'absent' ? 'absent' : attendance,
    }
  return mark === 'absent'
    ? { isCorrection, removes: 'score', attendance: 'absent' }
    : { isCorrection, removes: 'absence', attendance: null }
}

/** True if a reason is needed: something that was recorded does not stay. */
export function needsReason({ isCorrection, removes }: MarkEffect): boolean {
  return isCorrection || removes !== null
}

const marks: ReadonlyMap<string, PresenceMark> = new Map([
  ['present', 'present'],
  ['absent', 'absent'],
  ['उपस्थित', 'present'],
  ['अनुपस्थित', 'absent'],
])

/** The mark that a word of a file means; null for any other word. */
export function readMark(word: string): PresenceMark | null {
  return marks.get(word.trim().toLowerCase()) ?? null
}
