import type { Command } from './commands.ts'

/** Credited at the last planned look, then given back by the provider. */
const refundedUnseen: Command[] = [
  { does: 'link', claims: 'right' },
  { does: 'wallet', link: 0, action: 'pay' },
  { does: 'wait', minutes: 72 * 60 },
  { does: 'come back', link: 0, times: 1 },
  { does: 'sweep' },
  { does: 'wallet', link: 0, action: 'refund' },
]

/** Approved in parts and with too much, reversed, the same slip sent again, and paid by the wallet after all. */
const reversedTwice: Command[] = [
  { does: 'upload', slip: 0 },
  { does: 'approve', voucher: 0, amount: 60_000 },
  { does: 'reverse', voucher: 0 },
  { does: 'reverse', voucher: 0 },
  { does: 'upload', slip: 0 },
  { does: 'approve', voucher: 1, amount: 200_000 },
  { does: 'reverse', voucher: 1 },
  { does: 'link', claims: 'right' },
  { does: 'wallet', link: 0, action: 'pay' },
  { does: 'come back', link: 0, times: 1 },
]

/** All of a wallet's payment in the student's bank, which gives it back; the rest of another by the wallet itself. */
const refundedTwoWays: Command[] = [
  { does: 'link', claims: 'right' },
  { does: 'wallet', link: 0, action: 'pay' },
  { does: 'come back', link: 0, times: 1 },
  { does: 'refund', payment: 0, share: 100, way: 'bank', from: 'fee' },
  { does: 'refund list', step: 'make' },
  { does: 'refund list', step: 'send' },
  { does: 'refund returns', refund: 0 },
  { does: 'link', claims: 'right' },
  { does: 'wallet', link: 1, action: 'pay' },
  { does: 'come back', link: 1, times: 1 },
  { does: 'refund', payment: 1, share: 40, way: 'khalti', from: 'fee' },
  { does: 'sweep refunds' },
  { does: 'wallet', link: 1, action: 'refund' },
  { does: 'come back', link: 1, times: 1 },
]

/** The answer to a request to refund is lost: it is sent a second time by hand. */
const refundedAgain: Command[] = [
  { does: 'link', claims: 'right' },
  { does: 'wallet', link: 0, action: 'pay' },
  { does: 'come back', link: 0, times: 1 },
  { does: 'refund', payment: 0, share: 100, way: 'khalti', from: 'fee' },
  { does: 'refund answers', answer: 'lost' },
  { does: 'sweep refunds' },
  { does: 'wait', minutes: 20 },
  { does: 'refund answers', answer: 'done' },
  { does: 'ask for refund', refund: 0 },
]

/** Another amount than was asked for is held, and the wallet pays it over. */
const heldAndSettled: Command[] = [
  { does: 'link', claims: 'right' },
  { does: 'wallet', link: 0, action: 'take less' },
  { does: 'come back', link: 0, times: 1 },
  { does: 'import settlement', payment: 0, less: 0, hasUnknown: false },
  { does: 'settlement arrives', settlement: 0 },
  { does: 'link settlement', settlement: 0, deposit: 0 },
]

/** Held while the wallet names no transaction: paid there since, the money is unknown to us until it is asked about. */
const heldThenPaid: Command[] = [
  { does: 'link', claims: 'right' },
  { does: 'wallet', link: 0, action: 'hold' },
  { does: 'come back', link: 0, times: 1 },
  { does: 'wallet', link: 0, action: 'pay' },
  { does: 'import settlement', payment: 0, less: 0, hasUnknown: false },
  { does: 'settlement arrives', settlement: 0 },
  { does: 'note unknown', settlement: 0 },
  { does: 'link settlement', settlement: 0, deposit: 0 },
  { does: 'come back', link: 0, times: 2 },
]

export const examples: readonly Command[][] = [
  refundedUnseen,
  reversedTwice,
  refundedTwoWays,
  refundedAgain,
  heldAndSettled,
  heldThenPaid,
]
