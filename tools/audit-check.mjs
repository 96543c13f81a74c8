// npm run audit:check: says whether the audit trail is as it was written. Exit code 1 when it is not.
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const { openDatabase } = await import('../platform/server/database/open.ts')
  const { verifyChain } = await import('../features/audit/server/chain.ts')
  const database = await openDatabase({ url, dataDir })
  const verdict = await verifyChain(database)
  await database.close()
  if (verdict.is === 'broken')
    throw new Error(`Entry ${verdict.entry} is not as written, or one before it is missing.`)
  return `The audit trail holds: ${verdict.entries} entries, the last with hash ${verdict.hash}.`
})
