// npm run restore -- --from DIR [--until TIME]: puts the server's own database back to the newest moment, or to a time.
// npm run restore -- --from DIR [--until TIME] --copy-to FOLDER: restores it into another data folder, to look into.
import { parseArgs } from 'node:util'
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const text = { type: 'string' }
  const { values } = parseArgs({ options: { from: text, until: text, 'copy-to': text } })
  const { from, until, 'copy-to': copyTo } = values
  if (copyTo !== undefined) {
    const { copyToLookInto } = await import('../apps/server/commands/copy-to-look-into.ts')
    return copyToLookInto({ dataDir: copyTo, from, until })
  }
  if (url !== undefined)
    throw new Error(
      'DATABASE_URL names a PostgreSQL that is not the server’s own: restore it from its pg_basebackup and WAL archive, or with pgBackRest.',
    )
  const { restoreCluster } = await import('../apps/server/commands/restore-cluster.ts')
  const { bucketOf } = await import('../apps/server/commands/bucket-of.ts')
  const bucket = await bucketOf(process.env, dataDir)
  return restoreCluster({ dataDir, from, until, bucket })
})
