/** One guard of the money: its text in the code, and the text that replaces it when it is removed. */
export type Guard = {
  readonly name: string
  readonly file: string
  /** Literal text, found exactly once. */
  readonly guard: string
  readonly without: string
  /** Test file that should notice, and which of its tests to run. */
  readonly test: string
  readonly named: string
}

const server = 'features/payments/server'
const khalti = `${server}/khalti/khalti.test.ts`
const vouchers = `${server}/vouchers/vouchers.test.ts`
const reversals = `${server}/vouchers/used/reverse-voucher.test.ts`
const ledger = `${server}/ledger/ledger.test.ts`
const administrators = 'features/staff/server/two-administrators.test.ts'

/** SECURITY P-19: each of these is needed, or `e2e/guards.ts` says which is not. */
export const guards: readonly Guard[] = [
  {
    name: 'credited only with the exact amount',
    file: 'features/payments/rules/money/provider-answer.ts',
    guard: 'answer.totalPaisa === amount && ',
    without: '',
    test: khalti,
    named: 'P-04: a completed payment of 75000',
  },
  {
    name: 'a refunded payment is never credited',
    file: 'features/payments/rules/money/provider-answer.ts',
    guard: "if (answer.refunded) return { is: 'move', to: 'PARTIALLY_REFUNDED' }",
    without: '',
    test: khalti,
    named: '"refunded":true',
  },
  {
    name: 'nothing is paid by an answer with HTTP 400',
    file: `${server}/khalti/khalti-client.ts`,
    guard: "if (http === 400 && status.toLowerCase() === 'completed')",
    without: 'if (http === 0)',
    test: khalti,
    named: '"Completed"} with HTTP 400',
  },
  {
    name: 'one transaction of the provider pays once',
    file: `${server}/khalti/check-attempt.ts`,
    guard: 'return other === undefined',
    without: 'return true',
    test: khalti,
    named: 'one transaction of the provider',
  },
  {
    name: 'transaction ids are unique in the database',
    file: `${server}/migrations/0020-payments.sql`,
    guard: 'transaction_id text unique,',
    without: 'transaction_id text,',
    test: ledger,
    named: 'the same transaction_id',
  },
  {
    name: 'a source is posted once',
    file: `${server}/ledger/post.ts`,
    guard: `memo: credit.memo })
    .onConflict((conflict) => conflict.column('source').doNothing())`,
    without: 'memo: credit.memo })',
    test: khalti,
    named: 'P-04: a completed payment of 75000',
  },
  {
    name: 'ledger lines never change',
    file: `${server}/migrations/0020-payments.sql`,
    guard: `create trigger ledger_line_append_only before update or delete on ledger_line
  for each row execute function refuse_change();`,
    without: '',
    test: ledger,
    named: 'I1: (update|delete from) ledger_line',
  },
  {
    name: 'nothing is posted to a closed day',
    file: `${server}/migrations/0570-closed-days.sql`,
    guard: `create trigger ledger_transaction_of_open_day before insert on ledger_transaction
  for each row execute function refuse_posting_to_closed_day();`,
    without: '',
    test: `${server}/day-close/day-close.test.ts`,
    named: 'is enforced by the database',
  },
  {
    name: 'more than owed goes to suspense',
    file: `${server}/ledger/ledger.ts`,
    guard: 'Math.max(0, amount - Math.max(0, assessed - paid))',
    without: '0',
    test: vouchers,
    named: 'over the fee',
  },
  {
    name: 'the application is locked while its money moves',
    file: 'features/applying/server/applications.ts',
    guard: ".forUpdate('a').executeTakeFirst()",
    without: '.executeTakeFirst()',
    test: ledger,
    named: 'while it is locked',
  },
  {
    name: 'the voucher is locked while it is decided',
    file: `${server}/vouchers/waiting-voucher.ts`,
    guard: '.forUpdate()',
    without: '',
    test: vouchers,
    named: 'for 20 approvals',
  },
  {
    name: 'only for one’s own application',
    file: `${server}/owed/claim.ts`,
    guard: ' || document.partnerId !== partnerId',
    without: '',
    test: khalti,
    named: 'another’s application',
  },
  {
    name: 'not after the last day',
    file: `${server}/owed/claim.ts`,
    guard: 'document.payUntil !== null && today > document.payUntil',
    without: 'document.payUntil === undefined',
    test: khalti,
    named: 'to the millisecond',
  },
  {
    name: 'not when nothing is owed',
    file: `${server}/owed/claim.ts`,
    guard: 'if (owed === 0)',
    without: 'if (owed < 0)',
    test: 'kinds/exam/server/exam-journey.test.ts',
    named: 'shows a changed fee, then assesses it again',
  },
  {
    name: 'not while a voucher waits',
    file: `${server}/owed/claim.ts`,
    guard: ' || (document.isPending && waiting === null)',
    without: '',
    test: vouchers,
    named: 'are returned with a reason',
  },
  {
    name: 'the client’s amount must be ours',
    file: `${server}/owed/claim.ts`,
    guard: 'if (amount === payable) return null',
    without: 'if (amount !== undefined) return null',
    test: khalti,
    named: '"amount":100}',
  },
  {
    name: 'no second payment while one is held',
    file: `${server}/khalti/start-khalti.ts`,
    guard: 'if (await hasHeldAttempt(transaction, target))',
    without: 'if (payable < 0)',
    test: khalti,
    named: 'P-04: a completed payment of null',
  },
  {
    name: 'no second link while nobody knows of the first',
    file: `${server}/khalti/start-khalti.ts`,
    guard: 'if (at.looked.some(({ isKnown }) => !isKnown))',
    without: 'if (payable < 0)',
    test: `${server}/khalti/look-first.test.ts`,
    named: 'has no second link while it is unknown',
  },
  {
    name: 'four eyes on a voucher',
    file: `${server}/vouchers/waiting-voucher.ts`,
    guard: 'return isOwnEntry({ enteredBy, partnerId: payment.c_bpartner_id }, command)',
    without: 'return command.userId < 0',
    test: vouchers,
    named: 'are never decided',
  },
  {
    name: 'what is owed no more is not simply approved',
    file: `${server}/vouchers/approve-voucher.ts`,
    guard: 'if (isOwed !== toCredit) return null',
    without: 'if (isOwed || !isOwed) return null',
    test: vouchers,
    named: 'for what is owed no more',
  },
  {
    name: 'only what is approved is reversed',
    file: `${server}/vouchers/used/reversible-voucher.ts`,
    guard: "if (voucher.state !== 'APPROVED')",
    without: "if (voucher.state === 'RETURNED')",
    test: reversals,
    named: 'or where nothing was approved',
  },
  {
    name: 'a reversed voucher is not reversed again',
    file: `${server}/vouchers/used/reversible-voucher.ts`,
    guard: "if (voucher.state === 'REVERSED')",
    without: "if (voucher.state === 'RETURNED')",
    test: reversals,
    named: 'is reversed once',
  },
  {
    name: 'a reversal is another person’s to confirm',
    file: 'features/two-people/rules/proposal.ts',
    guard: "if (at.aloneFromMs === null || !at.isConfirmer) return refuse('own-entry')",
    without: 'if (at.aloneFromMs === null) return allowed',
    test: reversals,
    named: 'is not reversed by who proposed it',
  },
  {
    name: 'an account that may confirm is another administrator’s to confirm',
    file: 'features/staff/rules/account-action.ts',
    guard:
      'return account.isSeated || account.roles.some((role) => confirmingRoles.includes(role))',
    without: 'return false',
    test: administrators,
    named: 'let one administrator alone change no bank account inside 24 hours',
  },
  {
    name: 'an only administrator waits a day',
    file: 'features/two-people/rules/proposal.ts',
    guard: "return at.nowMs < at.aloneFromMs ? refuse('wait-not-over') : allowed",
    without: 'return allowed',
    test: administrators,
    named: 'let one administrator alone change no bank account inside 24 hours',
  },
  {
    name: 'cash that is entered already is not entered again',
    file: 'features/payments/rules/cash/cash-take.ts',
    guard: 'if (owed !== owedShown)',
    without: 'if (owed < 0)',
    test: `${server}/cash/cash.test.ts`,
    named: 'are taken once, whether the key is repeated',
  },
  {
    name: 'cash is not taken back by the person who took it',
    file: `${server}/cash/reverse-cash.ts`,
    guard: 'if (cash.taken_by === session.userId)',
    without: 'if (cash.taken_by === 0)',
    test: `${server}/cash/cash.test.ts`,
    named: 'never confirmed by who took them',
  },
  {
    name: 'a day whose cash is not counted is not closed',
    file: 'features/payments/rules/day-close/day-close.ts',
    guard: "return isCounted ? allowed : refuse('not-counted')",
    without: 'return allowed',
    test: `${server}/cash/cash.test.ts`,
    named: 'keep a day open until the counter is counted',
  },
  {
    name: 'a held document is not printed',
    file: `${server}/hold/withheld.ts`,
    guard: 'if (hold === undefined) return null',
    without: 'if (hold !== null) return null',
    test: 'kinds/exam/server/hold.test.ts',
    named: 'is held from the day on which the fee is old enough',
  },
  {
    name: 'credit that was used is not taken back',
    file: `${server}/vouchers/used/reversible-credit.ts`,
    guard: 'if (moved.toCredit > credit)',
    without: 'if (moved.toCredit < 0)',
    test: reversals,
    named: 'whose surplus was used',
  },
  {
    name: 'a held voucher is not approved',
    file: `${server}/vouchers/approve-voucher.ts`,
    guard: "if (await isTakenNow(transaction, voucher)) return notWaiting('HELD')",
    without: 'await isTakenNow(transaction, voucher)',
    test: vouchers,
    named: 'P-11: of one slip for two',
  },
  {
    name: 'one use per slip',
    file: `${server}/migrations/0020-payments.sql`,
    guard: 'create unique index one_use_per_slip',
    without: 'create index one_use_per_slip',
    test: vouchers,
    named: 'P-11: of one slip for two',
  },
  {
    name: 'one use per bank and number',
    file: `${server}/migrations/0042-slips.sql`,
    guard: 'create unique index one_use_per_slip_number',
    without: 'create index one_use_per_slip_number',
    test: `${server}/vouchers/slips.test.ts`,
    named: 'P-11',
  },
]
