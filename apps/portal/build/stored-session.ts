import { sharedComputerKey } from '#platform/browser/storage/shared-computer.ts'
import { authDataKey } from '#features/auth/wire/login.ts'

/** Reads the signed-in user for inline scripts, from the bundle's storage (`sessionArea`); null: not signed in. */
export const storedSession = `JSON.parse((sessionStorage.getItem('${sharedComputerKey}') ? sessionStorage : localStorage).getItem('${authDataKey}'))`
