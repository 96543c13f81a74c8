import { CompiledQuery } from 'kysely'
import type {
  Column,
  ColumnType,
  CreateHook,
  Model,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'

/** A fictitious library, to try the engine on: readers see their own loans, librarians everything. */
const text = { is: 'text' } as const
const amount = { is: 'amount' } as const

const everyone = {
  reader: { read: 'all' },
  librarian: { read: 'all', create: true, update: ['Name', 'IsActive', 'price'], remove: true },
} as const

export const shelf: Model = {
  table: 'shelf',
  label: { en: 'Shelf', ne: 'दराज' },
  columns: [column('Name', text)],
  identifier: ['Name'],
  owner: { is: 'nobody' },
  shared: true,
  access: everyone,
}

export const book: Model = {
  table: 'book',
  label: { en: 'Book', ne: 'पुस्तक' },
  columns: [
    { ...column('Name', text), mandatory: true },
    column('shelf_ID', { is: 'reference', to: 'shelf' }),
    column('price', amount),
    column('rating', { is: 'number' }),
    column('published', { is: 'date' }),
    column('opens', { is: 'time' }),
    column('tags', { is: 'json' }),
    { ...column('Secret', text), hidden: true },
    column('Kind', {
      is: 'list',
      values: { NO: { en: 'Novel', ne: 'उपन्यास' }, AT: { en: 'Atlas', ne: 'एटलस' } },
    }),
    { ...column('IsDear', { is: 'boolean' }), sql: 't.price > 100000' },
    { ...column('MARKS', { is: 'integer' }), aliases: ['marks_total'] },
  ],
  identifier: ['shelf_ID', 'Name'],
  owner: { is: 'nobody' },
  shared: true,
  access: everyone,
}

export const person: Model = {
  table: 'person',
  label: { en: 'Person', ne: 'व्यक्ति' },
  columns: [
    column('Name', text),
    { ...column('Password', text), hidden: true },
    { ...column('regno', text), readOnly: true },
    column('Photo_ID', { is: 'image' }),
    column('hobby', text),
  ],
  identifier: ['Name'],
  owner: { is: 'partner', column: 'person_ID' },
  access: {
    reader: { read: 'own', update: ['Name', 'Photo_ID', 'hobby'] },
    librarian: { read: 'all', update: ['Name', 'regno'] },
  },
}

const borrow: CreateHook = async (values, { transaction, session, children }) => {
  if (values['note'] === 'refuse')
    return refusal(
      'rule/no-more-loans',
      { en: 'No more than {n} loans.', ne: '{n} भन्दा बढी हुँदैन।' },
      {
        values: { n: 3 },
        errors: [{ field: 'note', message: { en: 'Not this one', ne: 'यो होइन' } }],
      },
    )
  const found = await transaction.executeQuery<{ id: string }>(
    CompiledQuery.raw(
      'select loan_id::text as id from loan where person_id = $1::bigint and book_id = $2::bigint',
      [String(session.partnerId), String(values['book_ID'])],
    ),
  )
  const [row] = found.rows
  if (row && values['note'] === 'again') return { is: 'existing', id: Number(row.id) }
  if (row)
    return refusal(
      'rule/already-borrowed',
      { en: 'Already borrowed', ne: 'पहिले नै लगिएको' },
      { status: 409 },
    )
  const lines = children['loanline'] ?? []
  return {
    is: 'allowed',
    values: { ...values, totalfee: 150_050, feepaid: 0 },
    ...(values['note'] === 'add a page' && { children: { loanline: [...lines, { page: 99 }] } }),
  }
}

export const loan: Model = {
  table: 'loan',
  label: { en: 'Loan', ne: 'लगेको' },
  columns: [
    column('person_ID', { is: 'reference', to: 'person' }),
    { ...column('book_ID', { is: 'reference', to: 'book' }), mandatory: true, createOnly: true },
    { ...column('totalfee', amount), readOnly: true },
    { ...column('feepaid', amount), readOnly: true },
    column('note', text),
    column('due', { is: 'date' }),
    column('seen', { is: 'datetime' }),
    column('earlier_loan_ID', { is: 'reference', to: 'loan' }),
  ],
  identifier: [],
  owner: { is: 'partner', column: 'person_ID' },
  access: {
    reader: {
      read: 'own',
      create: true,
      update: ['note', 'book_ID', 'earlier_loan_ID', 'due'],
      remove: true,
    },
    librarian: { read: 'all', create: true, update: ['note', 'person_ID'] },
    visitor: { read: 'own', gate: 'member' },
  },
  children: { loanline: 'loan_ID' },
  childAliases: { lines: 'loanline' },
  hooks: { create: borrow },
}

export const loanline: Model = {
  table: 'loanline',
  label: { en: 'Page', ne: 'पाना' },
  columns: [
    column('loan_ID', { is: 'reference', to: 'loan' }),
    { ...column('page', { is: 'integer' }), mandatory: true },
    column('remark', text),
  ],
  identifier: [],
  owner: { is: 'through', column: 'loan_ID' },
  keepRemoved: true,
  access: {
    reader: { read: 'own', remove: true },
    librarian: { read: 'all', create: true, update: ['remark'], remove: true },
  },
}

export const payment: Model = {
  table: 'payment',
  label: { en: 'Payment', ne: 'भुक्तानी' },
  columns: [
    column('person_ID', { is: 'reference', to: 'person' }),
    { ...column('loan_ID', { is: 'reference', to: 'loan' }), aliases: ['loan_number'] },
    column('payamt', amount),
    column('Description', text),
  ],
  identifier: ['Description'],
  owner: { is: 'partner', column: 'person_ID' },
  access: { reader: { read: 'own' }, librarian: { read: 'all' } },
}

/** A slip belongs to the owner of its payment. */
export const slip: Model = {
  table: 'slip',
  label: { en: 'Slip', ne: 'चिट' },
  columns: [column('payment_ID', { is: 'reference', to: 'payment' }), column('number', text)],
  identifier: ['number'],
  owner: { is: 'through', column: 'payment_ID' },
  access: { reader: { read: 'own' }, librarian: { read: 'all' } },
}

/** Only librarians know that this table exists. */
export const audit: Model = {
  table: 'audit',
  label: { en: 'Audit', ne: 'लेखा' },
  columns: [column('Name', text), column('loan_ID', { is: 'reference', to: 'loan' })],
  identifier: ['Name'],
  owner: { is: 'nobody' },
  access: { librarian: { read: 'all' } },
}

export const libraryModels = [shelf, book, person, loan, loanline, payment, slip, audit]

function column(name: string, type: ColumnType): Column {
  return { name, label: { en: name.replaceAll('_', ' '), ne: `${name} ने` }, type }
}
