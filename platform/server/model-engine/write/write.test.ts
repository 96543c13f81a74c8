import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../refusal.ts'
import { asha, bibek, librarian, openLibrary, pick, visitor } from '#testing/library/library.ts'
import type { Library } from '#testing/library/library.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

describe('writing', () => {
  let library: Library
  beforeAll(async () => {
    library = await openLibrary({
      saveImage: async ({ base64, fileName }, { session }) =>
        base64 === 'bad'
          ? refusal('rule/bad-image', { en: 'Bad image', ne: 'खराब तस्बिर' })
          : session.userId * 1000 + fileName.length,
    })
  })
  afterAll(() => library.close())
  beforeEach(async () => {
    await library.run('truncate shelf, book, person, loan, loanline, payment, slip, audit')
    await library.run(`insert into shelf (shelf_id, shelf_uu, name) values (1, '${uuid(1)}', 'A')`)
    await library.run(
      `insert into book (book_id, book_uu, name, price, shelf_id, marks, secret) values
        (10, '${uuid(10)}', 'Ten', 750, 1, 77, 'x'), (11, '${uuid(11)}', 'Eleven', 100, null, null, null),
        (12, '${uuid(12)}', 'Twin', 100, 1, null, null), (13, '${uuid(13)}', 'Twin', 100, 1, null, null)`,
    )
    await library.run(
      `insert into person (person_id, name, password, regno) values (1, 'Asha', 'secret-hash', 'R1'), (2, 'Bibek', 'x', 'R2')`,
    )
    await library.run(
      `insert into loan (loan_id, loan_uu, person_id, book_id, note) values (200, '${uuid(200)}', 2, 10, 'of bibek')`,
    )
  })
  const post = async (body: unknown, session = asha) => library.ask(session, 'POST /loan', body)
  const put = async (url: string, body: unknown, session = asha) =>
    library.ask(session, `PUT ${url}`, body)
  const remove = async (url: string, session = asha) => library.ask(session, `DELETE ${url}`)
  const loans = async () =>
    pick((await library.ask(librarian, 'GET /loan?$orderby=id')).json, 'records.*')
  const count = async () => [await loans()].flat().length

  it('creates a record with its children and answers 201 with all of it', async () => {
    const { status, json, headers } = await post({
      person_ID: { id: 1 },
      book_ID: 10,
      totalfee: 1,
      feepaid: 99999,
      AD_Client_ID: 11,
      AD_Org_ID: 77,
      IsActive: false,
      due: '2026-12-01 00:00:00',
      seen: '2026-12-01T10:00:00+05:45',
      loanline: [
        { page: 5, remark: 'old' },
        { page: '6', loan_ID: 200 },
      ],
    })
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    const id = pick(json, 'id')
    expect(json).toMatchObject({
      person_ID: { id: 1, identifier: 'Asha' },
      AD_Org_ID: { id: 12 },
      IsActive: true,
      Created: '2026-11-20T10:15:15+05:45',
      CreatedBy: { id: 901 },
      totalfee: 1500.5,
      feepaid: 0,
      due: '2026-12-01',
      seen: '2026-12-01T10:00:00+05:45',
      loanline: [
        { page: 5, remark: 'old', loan_ID: { id }, 'model-name': 'loanline' },
        { page: 6, loan_ID: { id } },
      ],
    })
    expect(pick(json, 'lines')).toEqual(pick(json, 'loanline'))
    expect(Number(id)).toBeGreaterThanOrEqual(1_000_000)
  })

  it('takes children the hook adds, children under an alias, and shows none for an empty array', async () => {
    const added = await post({ book_ID: 10, note: 'add a page', lines: [{ page: 1 }] })
    expect(pick(added.json, 'lines.*.page')).toEqual([1, 99])
    const server = await post({ book_ID: 11, note: 'add a page' })
    expect(pick(server.json, 'loanline.*.page')).toEqual([99])
    await library.run('delete from loan')
    const empty = await post({ book_ID: 10, loanline: [] })
    expect(empty.status).toBe(201)
    expect(pick(empty.json, 'loanline')).toBeUndefined()
  })

  it.each([
    ['a number', 10],
    ['a numeric text', '10'],
    ['an object', { id: 10, identifier: 'whatever', 'model-name': 'book' }],
    ['an object with a text id', { id: '10' }],
    ['a uuid', { uid: uuid(10) }],
    ['an identifier', { identifier: 'A_Ten' }],
    ['a look-up of a text', { lookupColumn: 'Name', lookupValue: 'Ten' }],
    ['a look-up of a number', { lookupColumn: 'MARKS', lookupValue: 77 }],
    ['a look-up of an amount', { lookupColumn: 'price', lookupValue: '7.50' }],
  ])('takes a reference as %s', async (_what, book) => {
    const { status, json } = await post({ BOOK_ID: book })
    expect([status, pick(json, 'book_ID.id')]).toEqual([201, 10])
  })

  it.each([
    ['a missing record', { book_ID: 999 }, 'book_ID'],
    ['a missing uuid', { book_ID: { uid: uuid(999) } }, 'book_ID'],
    ['somebody else’s record', { book_ID: 10, earlier_loan_ID: 200 }, 'earlier_loan_ID'],
    [
      'somebody else’s uuid',
      { book_ID: 10, earlier_loan_ID: { uid: uuid(200) } },
      'earlier_loan_ID',
    ],
    ['a missing identifier', { book_ID: { identifier: 'A_Twelve' } }, 'book_ID'],
    ['an identifier of two', { book_ID: { identifier: 'A_Twin' } }, 'book_ID'],
    ['half an identifier', { book_ID: { identifier: 'Ten' } }, 'book_ID'],
    [
      'somebody else’s record by its note',
      { book_ID: 10, earlier_loan_ID: { lookupColumn: 'note', lookupValue: 'of bibek' } },
      'earlier_loan_ID',
    ],
    ['a hidden column', { book_ID: { lookupColumn: 'Secret', lookupValue: 'x' } }, 'book_ID'],
    ['no such column', { book_ID: { lookupColumn: '1=1', lookupValue: 'x' } }, 'book_ID'],
    ['a look-up without a value', { book_ID: { lookupColumn: 'Name' } }, 'book_ID'],
    ['a NUL to look up', { book_ID: { lookupColumn: 'Name', lookupValue: 'a\0' } }, 'book_ID'],
    ['a fraction', { book_ID: 1.5 }, 'book_ID'],
    ['a list', { book_ID: [10] }, 'book_ID'],
    ['an unknown column', { book_ID: 10, nonsense: 1 }, 'nonsense'],
    ['a hidden column', { book_ID: 10, constructor: 1 }, 'constructor'],
    ['an unknown child array', { book_ID: 10, payment: [] }, 'payment'],
    ['a quote in a key', { book_ID: 10, 'note" = 1 --': 1 }, 'note" = 1 --'],
    ['an object for a text', { book_ID: 10, note: { a: 1 } }, 'note'],
    ['a NUL', { book_ID: 10, note: 'a\0b' }, 'note'],
    ['half a surrogate pair', { book_ID: 10, note: '\ud800' }, 'note'],
    ['a day that does not exist', { book_ID: 10, due: '2026-02-30' }, 'due'],
    ['two spellings that differ', { book_ID: 10, Book_id: 11 }, 'Book_id'],
    ['a bad child', { book_ID: 10, loanline: [{ page: 1 }, { page: 'x' }] }, 'loanline[1].page'],
    [
      'an unknown key in a child',
      { book_ID: 10, loanline: [{ page: 1, zz: 1 }] },
      'loanline[0].zz',
    ],
  ])('refuses %s with 400, names the field, and stores nothing', async (_what, body, field) => {
    const { status, json } = await post(body)
    expect([status, pick(json, 'errors.0.field')]).toEqual([400, field])
    expect(await count()).toBe(1)
  })

  it('answers another person’s reference like a missing one', async () => {
    const foreign = await post({ book_ID: 10, earlier_loan_ID: 200 })
    const missing = await post({ book_ID: 10, earlier_loan_ID: 201 })
    expect(foreign.text.replaceAll('200', '?')).toBe(missing.text.replaceAll('201', '?'))
  })

  it('refuses a child that lacks a mandatory column, and rolls its parent back', async () => {
    const { status, json } = await post({ book_ID: 10, loanline: [{ page: 1 }, { remark: 'x' }] })
    expect([status, pick(json, 'detail')]).toEqual([400, 'Fill mandatory fields: page'])
    expect(await count()).toBe(1)
    expect(await library.ask(asha, 'POST /loan', {})).toMatchObject({ status: 400 })
  })

  it.each([
    '',
    '{',
    '[]',
    '"x"',
    '5',
    'null',
    '{"book_ID":10,"book_ID":11}',
    '{"__proto__":{"a":1}}',
    '{"note":{"a":{"b":{"c":{"d":{"e":{"f":{"g":{"h":1}}}}}}}}}',
  ])('answers the body %s with a 400', async (body) => {
    const reply = await library.ask(asha, 'POST /loan', body)
    expect(reply).toMatchObject({
      status: 400,
      json: { status: 400, code: expect.stringMatching(/^parse\//) },
    })
  })

  it('answers another content type with 415 and a body', async () => {
    const reply = await library.app.inject({
      method: 'POST',
      url: '/api/v1/models/loan',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    })
    expect([reply.statusCode, reply.json().title]).toEqual([415, 'Unsupported media type'])
    const none = await library.app.inject({ method: 'POST', url: '/api/v1/models/loan' })
    expect(none.statusCode).toBe(400)
  })

  it('stores the owner from the session and refuses any other', async () => {
    expect(pick((await post({ book_ID: 10 })).json, 'person_ID.id')).toBe(1)
    for (const person of [2, '2', { id: 2 }, { uid: uuid(2) }])
      expect(await post({ book_ID: 11, person_ID: person })).toMatchObject({ status: 403 })
    expect(await post({ book_ID: 11, AD_Client_ID: 12 })).toMatchObject({ status: 403 })
    expect(library.denied.at(-1)).toEqual({ verb: 'create', table: 'loan', code: 'plan/forbidden' })
    expect(await count()).toBe(2)
  })

  it('lets staff name the owner', async () => {
    const { status, json } = await post({ book_ID: 11, person_ID: 2, note: 'x' }, librarian)
    expect([status, pick(json, 'person_ID.id')]).toEqual([201, 2])
  })

  it('gives a rule’s sentence in the reader’s language and rolls back', async () => {
    const refused = await post({ book_ID: 10, note: 'refuse' }, { ...asha, language: 'ne' })
    expect(refused).toMatchObject({
      status: 400,
      json: {
        code: 'rule/no-more-loans',
        detail: '३ भन्दा बढी हुँदैन।',
        errors: [{ field: 'note', message: 'यो होइन' }],
      },
    })
    expect(await count()).toBe(1)
  })

  it('lets one of many simultaneous equal requests win and gives the others the rule', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => post({ book_ID: 10 })))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409, 409, 409,
    ])
    expect(
      replies
        .filter(({ status }) => status === 409)
        .every(({ json }) => pick(json, 'code') === 'rule/already-borrowed'),
    ).toBe(true)
  })

  it('can answer every equal request with the same record', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => post({ book_ID: 10, note: 'again' })),
    )
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await count()).toBe(2)
  })

  it('changes only what the role’s list names', async () => {
    await library.run(
      `insert into loan (loan_id, person_id, book_id, note, due, totalfee, feepaid) values (100, 1, 10, 'old', '2026-01-01', 500, 0)`,
    )
    const changed = await put('/loan/100', {
      id: 100,
      uid: uuid(5),
      'model-name': 'loan',
      NOTE: 'new',
      totalfee: 5,
      feepaid: 0,
      person_ID: { id: 1 },
      book_ID: 10,
      due: null,
      earlier_loan_ID: -1,
    })
    expect(changed).toMatchObject({
      status: 200,
      json: {
        id: 100,
        note: 'new',
        totalfee: 5,
        UpdatedBy: { id: 901 },
        Updated: '2026-11-20T10:15:15+05:45',
      },
    })
    expect(pick(changed.json, 'due')).toBeUndefined()
    for (const body of [
      { totalfee: 6 },
      { feepaid: 5 },
      { person_ID: 2 },
      { person_ID: null },
      { book_ID: 11 },
      { AD_Client_ID: 12 },
      { IsActive: false },
      { CreatedBy: 1 },
      { seen: '2026-01-01' },
      { note: 'x', feepaid: 5 },
    ])
      expect(await put('/loan/100', body)).toMatchObject({
        status: 403,
        json: { title: 'Update error' },
      })
    expect(pick((await library.ask(asha, 'GET /loan/100')).json, 'note')).toBe('new')
  })

  it('takes a text stored before typed text was cleaned, sent back cleaned, for no change', async () => {
    await library.run(`update person set regno = 'R\u20131' where person_id = 1`)
    expect((await put('/person/1', { regno: 'R-1', hobby: 'Chess' })).status).toBe(200)
    expect((await put('/person/1', { regno: 'R-2' })).status).toBe(403)
    expect(pick((await library.ask(asha, 'GET /person/1')).json, 'regno')).toBe('R\u20131')
  })

  it('refuses a text longer than its column allows, and takes a longer one that was stored before', async () => {
    const long = 'x'.repeat(251)
    expect((await post({ book_ID: 10, note: long })).status).toBe(400)
    expect((await put('/person/1', { hobby: long })).text).toContain('hobby may have at most 250')
    expect((await put('/person/1', { hobby: 'x'.repeat(250) })).status).toBe(200)
    await library.run(`update person set hobby = repeat('x', 300) where person_id = 1`)
    const asRead = { hobby: 'x'.repeat(300), Name: 'Asha Rai' }
    expect((await put('/person/1', asRead)).status).toBe(200)
  })

  it('refuses what no value of the column can be, also for the columns every table has', async () => {
    expect(await put('/shelf/1', { IsActive: 'maybe' }, librarian)).toMatchObject({ status: 400 })
    expect(await put('/shelf/1', { Created: 'x' }, librarian)).toMatchObject({ status: 403 })
    expect(await put('/shelf/1', { IsActive: 'N' }, librarian)).toMatchObject({
      json: { IsActive: false },
    })
  })

  it('refuses a hidden column like an unknown one', async () => {
    const answer = async (name: string) =>
      (await put('/person/1', { [name]: 'x' })).text.replaceAll(name, '?')
    expect(await answer('Password')).toBe(await answer('Absent'))
  })

  describe('child rows in a PUT', () => {
    beforeEach(() =>
      library.run(
        `insert into loanline (loanline_id, loanline_uu, loan_id, page, remark) values
          (300, '${uuid(300)}', 200, 1, 'one'), (301, '${uuid(301)}', 200, 2, 'two');
        insert into loan (loan_id, person_id, book_id) values (210, 1, 11);
        insert into loanline (loanline_id, loan_id, page) values (310, 210, 7)`,
      ),
    )
    const lines = async (loan: number) =>
      pick(
        (await library.ask(librarian, `GET /loan/${loan}?$expand=loanline($orderby=page)`)).json,
        'loanline.*.remark',
      )

    it('are changed, added and removed with their record, in one answer', async () => {
      const { status, json } = await put(
        '/loan/200',
        {
          note: 'changed',
          LoanLine: [
            { id: 300, remark: 'first' },
            { page: 9, remark: 'new', loan_ID: 210 },
            { uid: uuid(301), '(delete)': true },
          ],
        },
        librarian,
      )
      expect([status, pick(json, 'note')]).toEqual([200, 'changed'])
      expect(pick(json, 'LoanLine.*.loan_ID.id')).toEqual([200, 200])
      expect(await lines(200)).toEqual(['first', 'new'])
    })

    it.each([
      ['a row of another record', [{ id: 310, remark: 'x' }], 404],
      ['a removal of such a row', [{ id: 310, '(delete)': true }], 404],
      ['a missing row', [{ id: 999, remark: 'x' }], 404],
      ['a column nobody may change', [{ id: 300, page: 5 }], 403],
      ['an unknown column', [{ id: 300, nonsense: 5 }], 400],
      ['a new row without its mandatory column', [{ remark: 'x' }], 400],
      ['an id that is none', [{ id: '1e3' }], 400],
      ['no row at all', ['x'], 400],
    ])('refuse %s and leave everything as it was', async (_what, loanline, status) => {
      const mended = { id: 300, remark: 'mended' }
      const answer = await put(
        '/loan/200',
        { note: 'x', loanline: [mended, ...loanline] },
        librarian,
      )
      expect(answer).toMatchObject({ status })
      expect(pick((await library.ask(librarian, 'GET /loan/200')).json, 'note')).toBe('of bibek')
      expect(await lines(200)).toEqual(['one', 'two'])
      expect(await lines(210)).toEqual([undefined])
    })

    it('need the right the row alone would need', async () => {
      const asBibek = (loanline: readonly object[]) => put('/loan/200', { loanline }, bibek)
      expect(await asBibek([{ page: 3 }])).toMatchObject({ status: 403 })
      expect(await asBibek([{ id: 300, remark: 'x' }])).toMatchObject({ status: 403 })
      expect(await asBibek([{ id: 300, '(delete)': true }])).toMatchObject({ status: 200 })
      expect(await put('/loan/200', { payment: [{ payamt: 1 }] }, bibek)).toMatchObject({
        status: 400,
      })
    })
  })

  it('answers writes to another person’s rows like writes to missing rows', async () => {
    for (const [foreign, missing] of [
      [await put('/loan/200', { note: 'x' }), await put('/loan/999', { note: 'x' })],
      [await put(`/loan/${uuid(200)}`, { note: 'x' }), await put('/loan/999', { note: 'x' })],
      [await remove('/loan/200'), await remove('/loan/999')],
    ]) {
      expect(foreign?.status).toBe(404)
      expect(foreign?.text.replace(/id: [\d-]+"/, '')).toBe(missing?.text.replace(/id: \d+"/, ''))
    }
    expect(pick(await loans(), '0.note')).toBe('of bibek')
  })

  it('deletes with {"msg":"Deleted"}, and only deactivates what must be preserved', async () => {
    expect(await remove('/loan/200', bibek)).toMatchObject({
      status: 200,
      text: '{"msg":"Deleted"}',
    })
    expect(await count()).toBe(0)
    const made = await post({ book_ID: 10, loanline: [{ page: 1 }] })
    const line = String(pick(made.json, 'loanline.0.id'))
    expect(await remove(`/loanline/${line}`, bibek)).toMatchObject({ status: 404 })
    expect(await remove(`/loanline/${line}`)).toMatchObject({ status: 200 })
    expect(await library.ask(asha, `GET /loanline/${line}`)).toMatchObject({ status: 404 })
    expect(await library.ask(librarian, `GET /loanline/${line}`)).toMatchObject({
      status: 200,
      json: { IsActive: false },
    })
  })

  it('answers a delete the database refuses, and one the role may not do', async () => {
    await library.run(`insert into payment (person_id, loan_id) values (2, 200)`)
    expect(await remove('/loan/200', bibek)).toMatchObject({ status: 409 })
    expect(await remove('/loan/200', librarian)).toMatchObject({
      status: 403,
      json: { title: 'Delete error' },
    })
    expect(await library.ask(asha, 'POST /payment', {})).toMatchObject({ status: 403 })
    expect(await library.ask(asha, 'PUT /payment/1', {})).toMatchObject({ status: 403 })
    expect(await library.ask(asha, 'POST /audit', {})).toMatchObject({ status: 404 })
    expect(await library.ask(visitor, 'DELETE /loan/200')).toMatchObject({ status: 403 })
  })

  it('answers a value the database refuses with 400', async () => {
    expect(await library.ask(librarian, 'POST /book', { Name: 'x', price: -5 })).toMatchObject({
      status: 400,
      json: { code: 'run/value' },
    })
    expect(
      await library.ask(librarian, 'POST /book', { Name: 'x', tags: { a: '\0' } }),
    ).toMatchObject({ status: 400 })
  })

  it('stores uploaded images before the transaction and clears them without data', async () => {
    const uploaded = await put('/person/1', {
      Photo_ID: { file_name: 'me.jpg', data: 'data:image/jpeg;base64,AAAA', propertyLabel: 'x' },
    })
    expect(pick(uploaded.json, 'Photo_ID.id')).toBe(901_006)
    expect(await put('/person/1', { Photo_ID: pick(uploaded.json, 'Photo_ID') })).toMatchObject({
      status: 200,
    })
    expect(await put('/person/1', { Photo_ID: { id: 5 } })).toMatchObject({ status: 400 })
    expect(await put('/person/1', { Photo_ID: { data: 'bad' } })).toMatchObject({
      status: 400,
      json: { code: 'rule/bad-image' },
    })
    const large = await put('/person/1', { Photo_ID: { data: 'A'.repeat(6_990_508) } })
    expect(large.status).toBe(200)
    expect(await put('/person/1', { hobby: 'A'.repeat(8_000_000) })).toMatchObject({ status: 413 })
    expect(
      pick((await put('/person/1', { Photo_ID: { file_name: 'x' } })).json, 'Photo_ID'),
    ).toBeUndefined()
  })

  it('shows the writer its own change of a shared list at once', async () => {
    const names = async () =>
      pick((await library.ask(asha, 'GET /shelf?$orderby=id')).json, 'records.*.Name')
    expect(await names()).toEqual(['A'])
    expect(await library.ask(librarian, 'POST /shelf', { Name: 'B' })).toMatchObject({
      status: 201,
    })
    expect(await names()).toEqual(['A', 'B'])
    expect(
      await library.ask(librarian, 'PUT /shelf/1', { Name: 'A2', IsActive: 'Y' }),
    ).toMatchObject({ status: 200 })
    expect(await names()).toEqual(['A2', 'B'])
  })

  it('asks a gate once for a write', async () => {
    let asked = 0
    const gated = await openLibrary({
      mayPass: async () => {
        asked += 1
        return { is: 'allowed' }
      },
    })
    await gated.ask(visitor, 'GET /loan?$expand=earlier_loan_ID')
    expect(asked).toBe(1)
    await gated.close()
  })
})
