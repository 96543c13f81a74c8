// npm run backup -- --to DIR: a whole copy of the server's own database and its uploads, while it works.
// npm run backup -- --verify: restores the newest moment into a scratch cluster and checks it.
// With DATABASE_URL both are about the uploads, beside the backup that the database has by other means.
import { parseArgs } from 'node:util'
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, verify: { type: 'boolean' } } })
  const { to } = values
  const { bucketShipper } = await import('../apps/server/commands/bucket-of.ts')
  const ship = await bucketShipper(process.env, dataDir)
  if (url !== undefined) {
    const { backUpFiles, verifyFiles } = await import('../apps/server/commands/back-up-files.ts')
    return (values.verify === true ? verifyFiles : backUpFiles)({ url, dataDir, to, ship })
  }
  const { backUpCluster, verifyBackup } = await import('../apps/server/commands/back-up-cluster.ts')
  return (values.verify === true ? verifyBackup : backUpCluster)({ dataDir, to, ship })
})
