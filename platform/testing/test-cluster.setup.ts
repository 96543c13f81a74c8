import { temporaryCluster } from './temporary-cluster.ts'

/** Before a run of tests: a cluster for all of them, unless TEST_DATABASE_URL names a server. Gives what ends it. */
export default async function startTestCluster(): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) return async () => {}
  const { url, stop } = await temporaryCluster()
  process.env['TEST_DATABASE_URL'] = url // the processes that run the tests inherit it
  return stop
}
