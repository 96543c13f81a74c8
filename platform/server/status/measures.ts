/** Numbers of the parts for the monitoring, each with its help text; exported as `vidyarthi_…` with the label `part`. */
export const measures = {
  processes: 'Server processes that this machine should have.',
  database_bytes: 'Size of the database.',
  database_connections: 'Connections of all clients to the database.',
  database_connections_most: 'Most connections that the database takes.',
  clock_skew_seconds: 'Clock of the database minus clock of this machine.',
  backup_age_seconds: 'Time since the last whole backup.',
  restore_age_seconds: 'Time since a backup was last restored for a test and found whole.',
  disk_free_bytes: 'Free space on the disk of DATA_DIR.',
  disk_bytes: 'Size of the disk of DATA_DIR.',
  outbox_waiting: 'Messages that were not tried yet.',
  outbox_failed: 'Messages that the carrier did not take, and that are tried again.',
  outbox_oldest_seconds: 'Age of the oldest message that was not tried yet.',
  jobs_failing: 'Background jobs whose last round failed.',
  jobs_late: 'Background jobs that have not run when they should.',
  queue_waiting: 'Items that wait on the office.',
  queue_late: 'Items that wait on the office longer than promised.',
  ledger_holds: '1 if the last check of the ledger found nothing.',
  audit_chain_holds: '1 if the last check of the audit trail found nothing.',
  wallet_interrupted: '1 while the wallet is not asked because it does not answer.',
  wallet_unanswered: 'Wallet payments without an answer for 15 minutes.',
} as const

export type Measure = keyof typeof measures
