import { describe, expect, it } from 'vitest'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { voucherStates } from '#features/payments/rules/slips/voucher-states.ts'
import { columnNames } from './column-names.ts'

const message = (en: string) => ({ en, ne: en })
const open = { open: message('Open') }
const model = (table: string, ...columns: Model['columns']): [string, Model] => [
  table,
  { table, label: message(table), identifier: [], owner: { is: 'nobody' }, access: {}, columns },
]
const names = columnNames(
  new Map([
    model('n_proposal', column.list('State', message('State'), { values: open })),
    model('c_payment', column.amount('PayAmt', message('Amount'))),
  ]),
)

describe('a column', () => {
  it('is called as in its table, else as in the first that has it, whatever the case', () => {
    expect(names.column('n_proposal', 'state')).toEqual(message('State'))
    expect(names.column('c_payment', 'state')).toEqual(message('State'))
    expect(names.column('c_payment', 'colour')).toBeNull()
  })

  it('says its values by its own list only: elsewhere the same may mean something else', () => {
    expect(names.values('n_proposal', 'state')).toEqual(open)
    expect(names.values('n_mark', 'state')).toEqual({})
  })

  it('says the states of a voucher as payments do', () => {
    expect(names.values('c_payment', 'state')).toBe(voucherStates)
  })

  it('is money where its own table says so', () => {
    expect(names.isAmount('c_payment', 'payamt')).toBe(true)
    expect(names.isAmount('n_mark', 'payamt')).toBe(false)
  })
})
