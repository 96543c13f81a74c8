export type TemporaryPostgres = {
  readonly url: string
  readonly stop: () => void
  /** Ends it as a crash does (SIGKILL) or a restart (SIGINT); resolves when it is gone. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>
  readonly start: () => Promise<void>
}

/** `settings` are `name=value` pairs of postgresql.conf. */
export function temporaryPostgres(options?: {
  readonly settings?: readonly string[]
}): Promise<TemporaryPostgres>
