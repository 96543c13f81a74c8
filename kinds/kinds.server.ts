import type { Model } from '#platform/server/model-engine/dictionary.ts'
import type { ServerKind } from '#features/applying/server/server-kind.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entranceModels, entranceServer } from './entrance/server/kind.ts'
import type { KindId } from './kinds.ts'

/** Tables of every kind; the compiler misses none. */
const models = { entrance: entranceModels } satisfies Record<KindId, readonly Model[]>

export const kindModels: readonly Model[] = Object.values(models).flat()

/** What every kind does on the server. */
export function serverKinds(printing: Printing): readonly ServerKind[] {
  const all = { entrance: entranceServer(printing) } satisfies Record<KindId, ServerKind>
  return Object.values(all)
}
