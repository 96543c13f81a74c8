// npm run restore -- --from DIR [--until TIME]: puts the server's own database back to the newest moment, or to a time.
import { parseArgs } from 'node:util'
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, until: { type: 'string' } } })
  if (url !== undefined)
    throw new Error(
      'DATABASE_URL names a PostgreSQL that is not the server’s own: restore it from its pg_basebackup and WAL archive, or with pgBackRest.',
    )
  const { restoreCluster } = await import('../apps/server/commands/restore-cluster.ts')
  return restoreCluster({ dataDir, from: values.from, until: values.until })
})
