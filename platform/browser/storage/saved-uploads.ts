import { field } from '../network/rest-failure.ts'
import { deviceArea } from './shared-computer.ts'
import { stored } from './stored.ts'

type SavedUploads = Readonly<Record<string, string>>

/** More than anybody has on their way at once; the oldest are started again. */
const mostUploads = 6

const savedUploads = stored<SavedUploads>({
  key: 'uploads',
  area: deviceArea,
  parse: (json) => (typeof json === 'object' && json !== null ? (json as SavedUploads) : null),
  fallback: {},
})

/** URL to which this device was sending a file with this content; null: it was not, or long ago. */
export function uploadUrlOf(fingerprint: string): string | null {
  const url = field(savedUploads.get(), fingerprint)
  return typeof url === 'string' ? url : null
}

export function keepUploadUrl(fingerprint: string, url: string): void {
  const { [fingerprint]: _before, ...others } = savedUploads.get()
  const newest = Object.entries(others).slice(1 - mostUploads)
  savedUploads.set({ ...Object.fromEntries(newest), [fingerprint]: url })
}

/** At logout. */
export function clearSavedUploads(): void {
  savedUploads.set(null)
}
