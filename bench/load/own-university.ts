import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { testServer, type TestServer } from '#testing/test-server.ts'

type OwnUniversity = TestServer & {
  /** Closes the server and its PostgreSQL and ends the process. */
  readonly end: () => Promise<never>
}

/** The whole server in this process on a PostgreSQL of its own that does not write to disk. */
export async function ownUniversity({ idleJobs = true } = {}): Promise<OwnUniversity> {
  const cluster = await temporaryCluster()
  process.env['TEST_DATABASE_URL'] = cluster.url
  const at = await testServer({ idleJobs })
  const end = async () => {
    await at.close()
    await cluster.stop()
    process.exit()
  }
  return Object.assign(at, { end })
}
