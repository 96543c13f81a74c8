// npm run files:move -- --to s3|disk [--remove]: copies the files between DATA_DIR and the bucket, verified by hash.
import { parseArgs } from 'node:util'
import { runCommand } from './command.mjs'

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, remove: { type: 'boolean' } } })
  const { moveFiles } = await import('../apps/server/commands/move-files.ts')
  const { settingsOf } = await import('../apps/server/commands/settings-of.ts')
  const settings = settingsOf(process.env)
  return moveFiles({ settings, to: values.to, remove: values.remove === true, say: console.log })
})
