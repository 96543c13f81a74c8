import type { Database } from '#platform/server/database/database.ts'
import { brokenInvariants } from '#features/payments/server/ledger/broken-invariants.ts'
import { payableKinds } from '#kinds/kinds.server.ts'

/** For `afterEach`: the test that broke the money is the one that fails. */
export async function expectSoundMoney(database: Pick<Database, 'kysely'>): Promise<void> {
  const broken = await brokenInvariants(database, payableKinds)
  if (broken.length > 0) throw new Error(broken.join('\n'))
}
