// npm run backup -- --to DIR: a whole copy of the server's own database and its uploads, while it works.
// npm run backup -- --verify: restores the newest moment into a scratch cluster and checks it.
import { parseArgs } from 'node:util'
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, verify: { type: 'boolean' } } })
  if (url !== undefined)
    throw new Error(
      'DATABASE_URL names a PostgreSQL that is not the server’s own: back it up with pg_basebackup and a WAL archive, or with pgBackRest.',
    )
  const { backUpCluster, verifyBackup } = await import('../apps/server/commands/back-up-cluster.ts')
  return (values.verify === true ? verifyBackup : backUpCluster)({ dataDir, to: values.to })
})
