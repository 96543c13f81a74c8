const longest = 120

type OpeningNames = {
  readonly program: string
  readonly subject: string | null
  readonly semester: string
  readonly type: string
  readonly session: string
  readonly year: string
  readonly intake: string | null
}

/** `BE Civil, II, Regular, Mangsir 2083, 2082 Fall`; a long programme is cut so that the rest can be read. */
export function openingName(names: OpeningNames): string {
  const { program, subject, semester, type, session, year, intake } = names
  const cohort = [year, intake].filter(Boolean).join(' ')
  const rest = [subject, semester, type, session, cohort].filter(Boolean)
  const end = rest.map((part) => `, ${part}`).join('')
  return `${program.slice(0, Math.max(0, longest - end.length))}${end}`.slice(0, longest)
}
