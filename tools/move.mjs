// npm run move -- --to DATABASE_URL: copies the whole database to an empty one of another PostgreSQL.
import { parseArgs } from 'node:util'
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const { moveToServer } = await import('../apps/server/commands/move-to-server.ts')
  return moveToServer({ url, dataDir, to: values.to, say: console.log })
})
