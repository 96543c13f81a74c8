// npm run demo:code -- cashier: prints the one-time code a member of the demonstration's staff would read off a phone.
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const [who = ''] = process.argv.slice(2)
  if (process.env.DEMO === 'off') throw new Error('DEMO is off: real staff have their own phones.')
  const { openDatabase } = await import('../platform/server/database/open.ts')
  const { findDemoCode } = await import('../apps/server/demo/find-demo-code.ts')
  const { openCodeVault } = await import('../apps/server/settings/code-key.ts')
  const database = await openDatabase({ url, dataDir })
  try {
    return await findDemoCode(database, who, {
      nowMs: Date.now(),
      vault: openCodeVault({
        DATA_DIR: dataDir,
        SECOND_FACTOR_KEY: process.env.SECOND_FACTOR_KEY || undefined,
      }),
    })
  } finally {
    await database.close()
  }
})
