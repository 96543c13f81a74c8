import type { Khalti } from '../core/wallet-provider.ts'

const why = 'no wallet provider is set'

/** Used if no provider is set: starts no payment, and answers that the state of earlier ones is not known. */
export const noWallet: Khalti = {
  initiate: () => Promise.resolve({ is: 'refused', why }),
  lookup: () => Promise.resolve({ is: 'unknown', why }),
  refund: () => Promise.resolve({ is: 'refused', why }),
}
