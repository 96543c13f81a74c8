import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/server/database/open.ts'
import { noScanner } from '#platform/server/files/virus-scan.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import { diskPieces } from '#platform/server/files/pieces/disk-pieces.ts'
import { createLog } from '#platform/server/log/log.ts'
import { proofOfWork } from '#platform/server/captcha/proof-of-work.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { newPushKeys, openPushKeys } from '#platform/server/push/push-keys.ts'
import { createPusher } from '#platform/server/push/pusher.ts'
import { codeVault } from '#features/staff/server/code-vault.ts'
import { useOnceIn } from '#features/auth/server/use-once.ts'
import { currentInstitution } from '#features/institution/server/institution.ts'
import { khaltiClient } from '#features/payments/server/khalti/khalti-client.ts'
import { buildServer } from '#apps/server/app.ts'
import { productionLimits } from '#apps/server/dependencies.ts'

/**
 * The whole server as production starts it, its log too; only the limits per minute are out of the way, and without
 * `--refuses` the one that answers 503 when it cannot follow.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    folder: { type: 'string' },
    url: { type: 'string' },
    refuses: { type: 'boolean', default: false },
  },
})
const folder = values.folder ?? ''
const database = await openDatabase({ url: values.url, dataDir: folder })
const institution = await currentInstitution(database, console.error)
const apiUrl = 'http://127.0.0.1:1/'
const { app } = await buildServer({
  database,
  migrations: [],
  institution,
  files: diskFileStore(join(folder, 'files')),
  pieces: diskPieces(join(folder, 'uploads')),
  scan: noScanner,
  captcha: proofOfWork({
    hmacKey: 'bench'.repeat(8),
    nowMs: Date.now,
    useOnce: useOnceIn(database),
  }),
  officeUrl: 'http://office.bench',
  khalti: khaltiClient({ apiUrl, payHosts: [], secretKey: '' }),
  vault: codeVault(Buffer.alloc(32)),
  pusher: createPusher({
    keys: openPushKeys(newPushKeys()),
    contact: 'mailto:nobody@localhost',
    services: [],
  }),
  simulator: null,
  pdf: createPdfRenderer(),
  log: createLog({ level: 'info' }),
  clock: Date.now,
  portalUrl: `http://127.0.0.1:${values.port}`,
  portalFolder: 'none',
  officeFolder: 'none',
  installation: {
    version: '',
    startedMs: Date.now(),
    workers: 1,
    dataDir: folder,
    hasOwnCluster: false,
    askBucket: null,
    hasMailServer: false,
    hasTextGateway: false,
    isHttps: false,
  },
  limits: {
    failuresPerMinute: 1e9,
    signupsPerMinute: 1e9,
    lookupsPerMinute: 1e9,
    uploadsPerMinute: 1e9,
    eventLoopDelayMs: values.refuses ? productionLimits.eventLoopDelayMs : 60_000,
    rssBytes: 8e9,
  },
})
await app.listen({ port: Number(values.port), host: '127.0.0.1' })
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit())
})
