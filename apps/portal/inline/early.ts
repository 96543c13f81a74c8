/** Paths asked early; the placeholders in them stand for the student's own ids and for today. */
export type Early = {
  readonly partner: number
  readonly person: number
  readonly today: string
  readonly probe: string
  readonly profile: string
  /** Only for a complete profile (SPEC §4 Post-login checks). */
  readonly enrollment: string
  /** Storage key of the device's copy of the profile: a complete one stays complete (READINGS R-22). */
  readonly savedProfile: string
  /** Lists of the page. */
  readonly lists: readonly string[]
}
