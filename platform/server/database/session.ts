import type { PoolConfig } from 'pg'

/** Parameters of a connection that differ by its use. */
export type SessionNeeds = {
  /** Most milliseconds of a statement. */
  readonly statementMs: number
  readonly isReadOnly?: boolean
}

/** In a transaction that waits for its caller, in ms. */
export const idleInTransactionMs = 15_000
/** For all but long reads, where a pool lends connections (`pooledSession`). */
export const usualStatementMs = 15_000

/** The parameters of a session of one's own. A pool in transaction mode has none to give: there they are the role's (decision 121). */
export function sessionOf(
  isPooled: boolean,
  { statementMs, isReadOnly }: SessionNeeds,
): Pick<PoolConfig, 'statement_timeout' | 'idle_in_transaction_session_timeout' | 'options'> {
  if (isPooled) return {}
  const readOnly =
    isReadOnly === undefined ? '' : ` -c default_transaction_read_only=${isReadOnly ? 'on' : 'off'}`
  return {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    options: `-c TimeZone=UTC${readOnly}`,
  }
}
