import { field } from './rest-failure.ts'
import { deviceArea } from './shared-computer.ts'
import { stored } from './stored.ts'

type KeptUploads = Readonly<Record<string, string>>

/** More than anybody has on their way at once; the oldest are started again. */
const mostUploads = 6

const keptUploads = stored<KeptUploads>({
  key: 'uploads',
  area: deviceArea,
  parse: (json) => (typeof json === 'object' && json !== null ? (json as KeptUploads) : null),
  fallback: {},
})

/** Where a file with this content was being sent to from this device; null: it was not, or long ago. */
export function uploadUrlOf(fingerprint: string): string | null {
  const url = field(keptUploads.get(), fingerprint)
  return typeof url === 'string' ? url : null
}

export function keepUploadUrl(fingerprint: string, url: string): void {
  const { [fingerprint]: _before, ...others } = keptUploads.get()
  const newest = Object.entries(others).slice(1 - mostUploads)
  keptUploads.set({ ...Object.fromEntries(newest), [fingerprint]: url })
}

/** At logout. */
export function forgetUploads(): void {
  keptUploads.set(null)
}
