import type { Khalti } from '../core/wallet-provider.ts'

const why = 'no wallet provider is set'

/** Stands where no provider is set: starts no payment, and says of earlier ones that their state is not known. */
export const noWallet: Khalti = {
  initiate: () => Promise.resolve({ is: 'refused', why }),
  lookup: () => Promise.resolve({ is: 'unknown', why }),
}
