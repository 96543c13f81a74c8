import type { StoredName } from '#platform/browser/storage/registry.ts'
import type { AuthData } from '#features/auth/wire/login.ts'

/** True if the session is in this tab only (`sessionArea`). */
export function isShared(): boolean {
  return sessionStorage.getItem('shared_computer' satisfies StoredName) !== null
}

/** The session as the bundle stored it; null: not signed in. Throws where the device does not let it be read. */
export function storedSession(): AuthData | null {
  const area = isShared() ? sessionStorage : localStorage
  return JSON.parse(area.getItem('auth_data' satisfies StoredName) ?? 'null') as AuthData | null
}
