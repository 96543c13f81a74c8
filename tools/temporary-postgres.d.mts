export type TemporaryPostgres = {
  readonly url: string
  readonly stop: () => void
  readonly kill: () => void
  readonly start: () => Promise<void>
}

/** `settings` are `name=value` pairs of postgresql.conf. */
export function temporaryPostgres(options?: {
  readonly settings?: readonly string[]
}): Promise<TemporaryPostgres>
