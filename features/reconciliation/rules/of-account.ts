/** The wallet, where an account is chosen. */
export const walletAccount = 'wallet'

type Account = number | typeof walletAccount

/** Money of a bank account, by its id, or of the wallet; null: not known. */
export type OfAccount = { readonly account: Account | null }

/** The account that is looked at; null: all. */
export type ChosenAccount = Account | null

/** True for money in the chosen account; of statements without an account it is not known. */
export function isItemOf(chosen: ChosenAccount): (item: OfAccount) => boolean {
  return ({ account }) => chosen === null || account === chosen
}

/** True for claims of the chosen account; a voucher that names none may be of any bank account. */
export function isClaimOf(chosen: ChosenAccount): (claim: OfAccount) => boolean {
  return ({ account }) =>
    chosen === null || account === chosen || (account === null && typeof chosen === 'number')
}
