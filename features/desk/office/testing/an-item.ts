import type { DeskQueue, DeskRow } from '../../wire/desk.ts'
import type { Evidence } from '../../wire/evidence.ts'
import type { Item } from '../desk.queries.ts'

const words = (en: string) => ({ en, ne: en })

export const vouchers: DeskQueue = {
  id: 'vouchers',
  name: { en: 'Vouchers', ne: 'भौचर' },
  waiting: 1,
  mine: 0,
  questions: 0,
  late: 0,
  warnings: 0,
  agreeing: 1,
  oldest: null,
  promiseDays: 2,
  usual: null,
}

/** Evidence of which every check agrees; without a file. */
export function anEvidence(differs: Partial<Evidence> = {}): Evidence {
  return {
    record: 7,
    name: 'Sita Rai',
    nepaliName: 'सीता राई',
    about: words('Entrance'),
    since: '2026-11-22T08:00:00.000Z',
    amount: 150_000,
    columns: [words('Fact'), words('Typed'), words('Needed')],
    checks: [
      {
        fact: words('Amount'),
        values: [{ paisa: 150_000 }, { paisa: 150_000 }],
        sign: 'agree',
        note: null,
      },
    ],
    alerts: [],
    facts: [],
    files: [],
    history: [],
    blocked: null,
    approve: {
      slug: 'voucher_approve',
      body: { c_payment_ID: 7, amount: 1_500 },
      label: words('Approve'),
      outcome: words('Credits it'),
      takesAmount: true,
    },
    turnBack: {
      slug: 'voucher_return',
      body: { c_payment_ID: 7 },
      label: words('Return with reason'),
      next: words('It is closed.'),
      reasons: [],
      fillIns: [],
    },
    ...differs,
  }
}

export const short: Evidence['checks'][number] = {
  fact: words('Amount'),
  values: [{ paisa: 150_000 }, { paisa: 200_000 }],
  sign: 'look',
  note: words('500 short'),
}

export function anItem(differs: Partial<Evidence> = {}): Item {
  const standing = { lock: null, assigned: null, question: null, heldUntil: null, heldReason: null }
  return { evidence: anEvidence(differs), standing }
}

export function aRow(record: number, differs: Partial<DeskRow> = {}): DeskRow {
  return {
    record,
    name: `Person ${record}`,
    about: words('Entrance'),
    amount: 150_000,
    since: new Date().toISOString(),
    sign: 'agree',
    words: words('Agree'),
    isReady: true,
    lock: null,
    assigned: null,
    asked: null,
    forMe: null,
    heldUntil: null,
    opening: { id: '1', name: words('Entrance 2083') },
    isOwn: false,
    ...differs,
  }
}
