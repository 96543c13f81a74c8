// npm run ledger:check: says whether the money in the database holds together. Exit code 1 when it does not.
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const { openDatabase } = await import('../platform/server/database/open.ts')
  const { brokenInvariants } =
    await import('../features/payments/server/ledger/broken-invariants.ts')
  const { payableKinds } = await import('../kinds/kinds.server.ts')
  const database = await openDatabase({ url, dataDir })
  const broken = await brokenInvariants(database, payableKinds)
  await database.close()
  if (broken.length > 0)
    throw new Error([...broken, `${broken.length} invariants broken.`].join('\n'))
  return 'The ledger holds.'
})
