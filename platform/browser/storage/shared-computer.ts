import { stored } from './stored.ts'

export const sharedComputerKey = 'shared_computer'

/** Set at login, for this browser tab: other people use this computer too. */
export const sharedComputer = stored<boolean>({
  key: sharedComputerKey,
  parse: (json) => (json === true ? json : null),
  fallback: false,
  area: () => sessionStorage,
})

/** Storage of the session: the device's, or on a shared computer the tab's, which is cleared when the tab closes. */
export function sessionArea(): Storage {
  return sharedComputer.get() ? sessionStorage : localStorage
}

/** Storage for personal data that outlives the visit; null on a shared computer. */
export function deviceArea(): Storage | null {
  return sharedComputer.get() ? null : localStorage
}
