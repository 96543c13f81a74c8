import type { ServerKind } from '#features/applying/server/server-kind.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entranceServer } from './entrance/server/kind.ts'
import type { KindId } from './kinds.ts'

/** What every kind adds to the server; the compiler misses none. */
export function serverKinds(printing: Printing): readonly ServerKind[] {
  const all = { entrance: entranceServer(printing) } satisfies Record<KindId, ServerKind>
  return Object.values(all)
}
