import { sharedComputerKey } from '#platform/browser/shared-computer.ts'
import { authDataKey } from '#features/auth/wire/login.ts'

/** For inline scripts: who is signed in, from where the bundle has it too (`sessionArea`); null: nobody. */
export const storedSession = `JSON.parse((sessionStorage.getItem('${sharedComputerKey}') ? sessionStorage : localStorage).getItem('${authDataKey}'))`
