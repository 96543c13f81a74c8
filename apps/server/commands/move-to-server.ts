import { fileURLToPath } from 'node:url'
import { migrate } from '#platform/server/database/migrate.ts'
import { visitCluster } from '#platform/server/database/open.ts'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import { moveDatabase } from '#platform/server/postgres/move/move-database.ts'
import { brokenInvariants } from '#features/payments/server/ledger/broken-invariants.ts'
import { payableKinds } from '#kinds/kinds.server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Moves the database of the settings to an empty one of another PostgreSQL server. Gives the text to print. */
export async function moveToServer(at: {
  readonly url: string | undefined
  readonly dataDir: string
  readonly to: string | undefined
  readonly say: (line: string) => void
}): Promise<string> {
  const { to, say } = at
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to))
    throw new ClusterProblem(
      'Say where to: npm run move -- --to postgres://user:password@host/database',
    )
  const { url, leave } = await visitCluster(at)
  try {
    await moveDatabase({
      from: url,
      to,
      say,
      build: (target) => migrate(target, root),
      check: (database) => brokenInvariants(database, payableKinds),
    })
  } finally {
    await leave()
  }
  return [
    'Moved: every table counted and compared, and the ledger holds. Start the server with DATABASE_URL from now on.',
    'The uploads stay in DATA_DIR/files. The old database still answers and takes nothing new.',
  ].join('\n')
}
