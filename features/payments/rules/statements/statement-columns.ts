/** Meanings of a column in a bank's statement. */
export const columnRoles = [
  'day',
  'number',
  'deposit',
  'withdrawal',
  'amount',
  'charge',
  'side',
  'balance',
  'status',
  'currency',
  'remarks',
  'ignored',
] as const

export type ColumnRole = (typeof columnRoles)[number]

/** Headings of banks and Khalti, without case and signs; of several number columns the first here counts first. */
const headings: Readonly<Record<Exclude<ColumnRole, 'ignored'>, readonly string[]>> = {
  day: [
    'date',
    'transactiondate',
    'trandate',
    'txndate',
    'createdon',
    'postdate',
    'postingdate',
    'valuedate',
    'miti',
    'मिति',
  ],
  number: [
    'transactionid',
    'transactionidx',
    'tranid',
    'txnid',
    'trxid',
    'referenceid',
    'reference',
    'referenceno',
    'refno',
    'transactionno',
    'voucherno',
    'vouchernumber',
    'idx',
    'chequeno',
    'chqno',
    'instrumentno',
  ],
  deposit: [
    'deposit',
    'deposits',
    'depositamount',
    'credit',
    'creditamount',
    'cramount',
    'cr',
    'creditnpr',
    'creditrs',
    'जम्मा',
  ],
  withdrawal: [
    'withdraw',
    'withdrawal',
    'withdrawals',
    'withdrawalamount',
    'debit',
    'debitamount',
    'dramount',
    'dr',
    'debitnpr',
    'debitrs',
    'खर्च',
  ],
  amount: ['amount', 'amountnpr', 'amountrs', 'transactionamount', 'रकम'],
  charge: [
    'charge',
    'charges',
    'servicecharge',
    'khalticharge',
    'fee',
    'fees',
    'khaltifee',
    'commission',
    'mdr',
    'शुल्क',
  ],
  side: ['drcr', 'crdr', 'debitcredit', 'creditdebit', 'type', 'transactiontype', 'trantype'],
  balance: ['balance', 'closingbalance', 'runningbalance', 'availablebalance', 'मौज्दात'],
  status: ['status', 'state'],
  currency: ['currency', 'ccy', 'curr'],
  remarks: ['remarks', 'description', 'particulars', 'narration', 'details', 'विवरण', 'कैफियत'],
}

/** Heading as it is compared: only the characters \p{L} and \p{M}, in lower case. */
export function headingKey(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '')
}

/** Role of a known heading; `ignored` for an unknown one. */
export function knownRole(heading: string): ColumnRole {
  const key = headingKey(heading)
  const found = Object.entries(headings).find(([, names]) => names.includes(key))
  return (found?.[0] ?? 'ignored') as ColumnRole
}

/** The rank of a number column among others: the lower counts first. */
export function numberRank(heading: string): number {
  const rank = headings.number.indexOf(headingKey(heading))
  return rank < 0 ? headings.number.length : rank
}

/** Roles by column, in the order of the headings. */
export type Columns = readonly ColumnRole[]

/**
 * Roles of headings: as a person chose them, else as they are known. Only one column is the day: the transaction's
 * before the value date. A column called type gives the side only if there is none of deposits or withdrawals.
 */
export function rolesOf(
  cells: readonly string[],
  chosen: Readonly<Record<string, ColumnRole>> = {},
): Columns {
  const roles = cells.map((cell) => chosen[headingKey(cell)] ?? knownRole(cell))
  const ranked = cells
    .map((cell, at) => ({ at, rank: headings.day.indexOf(headingKey(cell)) }))
    .filter(({ at }) => roles[at] === 'day')
    .toSorted((one, other) => one.rank - other.rank)
  const [first] = ranked
  const isSplit = roles.includes('deposit') || roles.includes('withdrawal')
  return roles.map((role, at) => {
    if (role === 'day' && at !== first?.at) return 'ignored'
    return isSplit && (role === 'side' || role === 'amount') ? 'ignored' : role
  })
}

/** Columns without which a statement cannot be read; `number` is needed where lines are matched by it. */
export type NeededRole = 'day' | 'number' | 'money'

export function missingRoles(
  columns: Columns,
  needed: readonly NeededRole[],
): readonly NeededRole[] {
  const has: Readonly<Record<NeededRole, boolean>> = {
    day: columns.includes('day'),
    number: columns.includes('number'),
    money: columns.includes('deposit') || columns.includes('amount'),
  }
  return needed.filter((each) => !has[each])
}
