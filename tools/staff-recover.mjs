// npm run staff:recover -- email: lets an administrator in again who has lost the phone and the recovery codes.
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const [email = ''] = process.argv.slice(2)
  if (email === '') throw new Error('Say which account: npm run staff:recover -- EMAIL')
  const { openDatabase } = await import('../platform/server/database/open.ts')
  const { recoverStaff } = await import('../apps/server/commands/recover-staff.ts')
  const database = await openDatabase({ url, dataDir })
  try {
    return await recoverStaff(database, email, Date.now())
  } finally {
    await database.close()
  }
})
