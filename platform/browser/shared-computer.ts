import { stored } from './stored.ts'

export const sharedComputerKey = 'shared_computer'

/** Said at sign-in, for this browser tab: others use this computer too. */
export const sharedComputer = stored<boolean>({
  key: sharedComputerKey,
  parse: (json) => (json === true ? json : null),
  fallback: false,
  area: () => sessionStorage,
})

/** Where who is signed in stands: on the device, or on a shared computer with this tab, which it ends with. */
export function sessionArea(): Storage {
  return sharedComputer.get() ? sessionStorage : localStorage
}

/** Where what is personal is kept for a next visit; a shared computer has no such place. */
export function deviceArea(): Storage | null {
  return sharedComputer.get() ? null : localStorage
}
