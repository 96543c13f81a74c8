// npm run archive -- --to FILE.zip: writes the whole university as CSV files with a schema, for other software.
import { runCommand } from './command.mjs'

await runCommand(async ({ url, dataDir }) => {
  const [flag, to] = process.argv.slice(2)
  if (flag !== '--to' || !to?.endsWith('.zip'))
    throw new Error('Say where to: npm run archive -- --to university.zip')
  const { openDatabase } = await import('../platform/server/database/open.ts')
  const { diskFileStore } = await import('../platform/server/files/disk-file-store.ts')
  const { bucketOf } = await import('../apps/server/commands/bucket-of.ts')
  const { writeArchive } = await import('../apps/server/commands/archive/write-archive.ts')
  const database = await openDatabase({ url, dataDir })
  try {
    const bucket = await bucketOf(process.env, dataDir)
    const files = bucket ?? diskFileStore(`${dataDir}/files`)
    return await writeArchive({ database, files, to })
  } finally {
    await database.close()
  }
})
