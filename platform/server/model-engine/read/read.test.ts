import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  asha,
  bibek,
  librarian,
  openLibrary,
  pick,
  stranger,
  visitor,
} from '#testing/library/library.ts'
import type { Library } from '#testing/library/library.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

async function fill(library: Library): Promise<void> {
  const run = (statement: string) => library.run(statement)
  await run(
    `insert into shelf (shelf_id, shelf_uu, name) values (1, '${uuid(1)}', 'A "quoted" shelf'), (2, '${uuid(2)}', 'B')`,
  )
  await run(`insert into book (book_id, book_uu, name, shelf_id, price, rating, published, opens, tags, secret, kind, marks) values
    (10, '${uuid(10)}', 'Muna Madan', 1, 150050, 4.50, '1936-01-01', '10:00', '{"a": [1]}', 'canary', 'NO', 7),
    (11, '${uuid(11)}', '100% O''Brien_x', 2, 99900, null, '2026-11-20', null, null, 'canary', 'AT', null)`)
  await run(`insert into book (book_id, name, isactive) values (12, 'Retired', false)`)
  await run(
    `insert into person (person_id, person_uu, name, password, regno) values (1, '${uuid(21)}', 'Asha Rai', 'hash-canary', 'R1'), (2, '${uuid(22)}', 'Bibek Shah', 'hash-canary', 'R2')`,
  )
  await run(`insert into loan (loan_id, loan_uu, person_id, book_id, totalfee, feepaid, note, due, seen) values
    (100, '${uuid(100)}', 1, 10, 150000, 5, 'mine', '2026-12-01', '2026-11-20T18:20:00.123Z'),
    (101, '${uuid(101)}', 1, 11, 0, 0, null, null, null),
    (200, '${uuid(200)}', 2, 10, 777700, 0, 'canary of bibek', '2026-12-01', null)`)
  await run(`insert into loanline (loan_id, page) values (100, 2), (100, 1), (200, 66)`)
  await run(
    `insert into payment (payment_id, person_id, loan_id, payamt, description) values (300, 1, 100, 100, 'first'), (301, 1, 100, 200, 'second'), (302, 2, 200, 900, 'canary of bibek'), (303, 2, 100, 1, 'canary of bibek under a loan of asha')`,
  )
  await run(
    `insert into slip (slip_id, payment_id, number) values (400, 300, 's1'), (401, 302, 'canary'), (402, 303, 'canary')`,
  )
  await run(`insert into audit (name, loan_id) values ('canary', 100)`)
}

describe('reading', () => {
  let library: Library
  beforeAll(async () => {
    library = await openLibrary()
    await fill(library)
  })
  afterAll(() => library.close())
  const get = async (url: string, session = asha) => library.ask(session, `GET ${url}`)

  it('answers a list with envelope, headers and records in the dialect', async () => {
    const { status, text, headers } = await get(
      '/loan?$orderby=loan_ID&$select=person_ID,book_ID,totalfee,feepaid,note,due,seen',
    )
    expect(status).toBe(200)
    expect(text).toBe(
      `{"page-count":1,"records-size":100,"skip-records":0,"row-count":2,"records":[` +
        `{"id":100,"uid":"${uuid(100)}","person_ID":{"propertyLabel":"person ID","id":1,"identifier":"Asha Rai","Name":"Asha Rai","model-name":"person"},` +
        `"book_ID":{"propertyLabel":"book ID","id":10,"identifier":"A \\"quoted\\" shelf_Muna Madan","Name":"Muna Madan","model-name":"book"},` +
        `"totalfee":1500,"feepaid":0.05,"note":"mine","due":"2026-12-01","seen":"2026-11-21T00:05:00+05:45","model-name":"loan"},` +
        `{"id":101,"uid":"${uuid(101)}","person_ID":{"propertyLabel":"person ID","id":1,"identifier":"Asha Rai","Name":"Asha Rai","model-name":"person"},` +
        `"book_ID":{"propertyLabel":"book ID","id":11,"identifier":"B_100% O'Brien_x","Name":"100% O'Brien_x","model-name":"book"},` +
        `"totalfee":0,"feepaid":0,"model-name":"loan"}],"array-count":2}`,
    )
    expect(headers).toMatchObject({
      'x-row-count': '2',
      'x-array-count': '2',
      'cache-control': 'private, no-cache',
      vary: 'authorization',
    })
    expect(headers['server-timing']).toMatch(
      /^authenticate;dur=[\d.]+, parse;.*plan;.*run;.*present;dur/,
    )
  })

  it('writes every column type, aliases, and the columns every table has', async () => {
    const { json } = await get('/book/10')
    expect(json).toMatchObject({
      id: 10,
      uid: uuid(10),
      AD_Client_ID: { propertyLabel: 'Tenant', id: 11, 'model-name': 'ad_client' },
      IsActive: true,
      Created: '2026-01-02T08:49:05+05:45',
      price: 1500.5,
      rating: 4.5,
      published: '1936-01-01',
      opens: '10:00:00Z',
      tags: { a: [1] },
      Kind: { propertyLabel: 'Kind', id: 'NO', identifier: 'Novel', 'model-name': 'ad_ref_list' },
      IsDear: true,
      MARKS: 7,
      marks_total: 7,
      'model-name': 'book',
    })
    expect(pick(json, 'Secret')).toBeUndefined()
    expect(pick((await get('/book/10?locale=ne_NP')).json, 'Kind.identifier')).toBe('उपन्यास')
    expect((await get('/book/11')).text).not.toContain('null')
  })

  it('reads everything that is expanded in one statement', async () => {
    await get('/loan')
    library.reads.length = 0
    const { json } = await get(
      '/loan?$expand=payment($expand=slip;$orderby=payamt desc),loanline($orderby=page),person_ID($select=Name)&$orderby=loan_ID',
    )
    expect(library.reads).toHaveLength(1)
    const first = pick(json, 'records.0')
    const second = pick(json, 'records.1')
    expect(pick(first, 'payment.*.payamt')).toEqual([2, 1])
    expect(pick(first, 'payment.1.slip.0')).toEqual(
      expect.objectContaining({ id: 400, number: 's1' }),
    )
    expect(pick(first, 'payment.0')).not.toHaveProperty('slip')
    expect(pick(first, 'payment.0')).not.toHaveProperty('loan_ID')
    expect(pick(first, 'payment.0')).not.toHaveProperty('model-name')
    expect(pick(first, 'loanline.*.page')).toEqual([1, 2])
    expect(pick(first, 'lines')).toEqual(pick(first, 'loanline'))
    expect(pick(first, 'person_ID')).toEqual({
      id: 1,
      uid: uuid(21),
      Name: 'Asha Rai',
      'model-name': 'person',
    })
    expect(second).not.toHaveProperty('payment')
    expect(Object.keys(Object(first)).slice(-4)).toEqual([
      'model-name',
      'payment',
      'loanline',
      'lines',
    ])
  })

  it('keeps the key of a detail as the client typed it, and limits details per parent', async () => {
    const { json } = await get(
      '/loan/100?$expand=Payment($top=1;$skip=1;$orderby=payment_ID),LINES',
    )
    expect(pick(json, 'Payment.*.id')).toEqual([301])
    expect(pick(json, 'LINES')).toHaveLength(2)
  })

  it('parenthesises an or inside a nested filter', async () => {
    const { json, text } = await get(
      `/loan?$expand=payment($filter=payamt eq 1 or payamt eq 9 or Description neq 'x')`,
    )
    expect(pick(json, 'records.0.payment.*.id')).toEqual([300, 301])
    expect(text).not.toContain('canary')
  })

  it.each([
    'person_ID eq 2',
    'person_ID eq 1 or person_ID eq 2',
    "note eq 'x' or 1 eq 1",
    'not (person_ID eq 1)',
    'person_ID neq 1 or person_ID eq null',
    'IsActive eq true or IsActive eq false',
    'id in (100,200)',
    "contains(note,'canary')",
    'person_ID eq person_ID',
  ])('never shows rows of another person: %s', async (filter) => {
    const { text } = await get(
      `/loan?$expand=payment($expand=slip),loanline&$filter=${encodeURIComponent(filter)}`,
    )
    expect(text).not.toMatch(/canary|7777|"page":66/)
  })

  it('answers a foreign id in a filter with an empty list', async () => {
    expect((await get('/loan?$filter=person_ID eq 2')).json).toEqual({
      'page-count': 1,
      'records-size': 100,
      'skip-records': 0,
      'row-count': 0,
      records: [],
      'array-count': 0,
    })
  })

  it('answers another person’s row and a missing row with the same bytes', async () => {
    const missing = (id: string | number) => ({
      status: 404,
      text: `{"title":"Record not found","status":404,"detail":"No record found matching id: ${id}","code":"plan/not-found"}`,
    })
    expect(await get('/loan/999999')).toMatchObject(missing(999_999))
    expect(await get('/loan/200')).toMatchObject(missing(200))
    expect(await get(`/loan/${uuid(200)}`)).toMatchObject(missing(uuid(200)))
    expect(await get('/loan/200/note')).toMatchObject(missing(200))
    expect(await get('/slip/401')).toMatchObject(missing(401))
    expect(await get('/person/2')).toMatchObject(missing(2))
    expect(await get('/loan/100', stranger)).toMatchObject(missing(100))
    expect(library.denied).toContainEqual({ verb: 'read', table: 'loan', code: 'plan/not-found' })
  })

  it('lets a librarian see all rows of the tenant', async () => {
    const { json } = await get(
      '/loan?$expand=payment&$orderby=loan_ID desc&$top=1&$skip=0',
      librarian,
    )
    expect(json).toMatchObject({ 'row-count': 3, 'page-count': 3 })
    expect(pick(json, 'records.0.payment.0.Description')).toBe('canary of bibek')
    expect((await get('/loan?$skip=5', librarian)).json).toMatchObject({
      'row-count': 3,
      records: [],
      'skip-records': 5,
    })
    expect((await get('/loan?$top=1&$skip=1')).json).toMatchObject({
      'row-count': 2,
      'page-count': 2,
      'array-count': 1,
    })
    expect(pick((await get('/loan', { ...librarian, clientId: 99 })).json, 'row-count')).toBe(0)
  })

  it('hides inactive rows from lists unless the filter asks for them', async () => {
    const names = async (query: string) => pick((await get(`/book${query}`)).json, 'records.*.Name')
    expect(await names('')).not.toContain('Retired')
    expect(await names("?$filter=IsActive eq 'N'")).toEqual(['Retired'])
    expect(await names("?$filter=Name eq 'IsActive'")).toEqual([])
    expect(pick((await get('/book/12')).json, 'IsActive')).toBe(false)
  })

  it.each([
    ["Name eq '100% O''Brien_x'", [11]],
    ["contains(Name,'0% ')", [11]],
    ["contains(Name,'___')", []],
    ["startswith(tolower(Name),'muna')", [10]],
    ["endswith(Name,'_x')", [11]],
    ['price eq 1500.5', [10]],
    ['price eq 1500.501', 400],
    ['price gt 999', [10]],
    ['rating eq null', [11]],
    ['rating ge 4.5', [10]],
    ['published eq 2026-11-20', [11]],
    ["published lt '2026-01-01 00:00:00'", [10]],
    ["opens eq '10:00'", [10]],
    ["Kind in ('NO','AT')", [10, 11]],
    ['shelf_ID in (1)', [10]],
    ["shelf_ID eq '1'", [10]],
    ['IsDear eq true', [10]],
    ['IsDear eq N', [11]],
    ['marks_total eq 7', [10]],
    [`uid eq '${uuid(11)}'`, [11]],
    ['ID eq 10', [10]],
    ['Created ge 2026-01-02', [10, 11]],
    ['Created lt 2026-01-02T08:49:05', []],
    ['Created le 2026-01-02T03:04:05Z', [10, 11]],
    ['book_ID gt shelf_ID', [10, 11]],
    ["Secret eq 'canary'", 400],
    ["Nonsense eq 'canary'", 400],
    ["tags eq 'x'", 400],
    ['Name eq 5', 400],
    ["price eq 'abc'", 400],
    ["published eq '2026-02-30'", 400],
    ['price gt rating', 400],
    ["uid eq 'x'", 400],
    ['tolower(price) eq 5', 400],
  ])('filters by %s', async (filter, expected) => {
    const { status, json } = await get(`/book?$orderby=id&$filter=${encodeURIComponent(filter)}`)
    expect(status === 200 ? pick(json, 'records.*.id') : status).toEqual(expected)
  })

  it('treats a hidden column exactly as an unknown one', async () => {
    const answers = async (name: string) => {
      const urls = [
        `/book?$filter=${name} eq 'x'`,
        `/book?$select=${name}`,
        `/book?$orderby=${name}`,
        `/book?$expand=${name}`,
        `/book/10/${name}`,
        `/book?$expand=book.${name}`,
      ]
      const replies = await Promise.all(urls.map((url) => get(url)))
      return replies.map(({ status, text }) => [status, text.replaceAll(name, '?')])
    }
    expect(await answers('Secret')).toEqual(await answers('Absent'))
  })

  it('shows tables a role may not see as unknown ones', async () => {
    const hidden = await get('/audit')
    expect(hidden.status).toBe(404)
    expect(hidden.json).toMatchObject({ title: 'Invalid table name', code: 'plan/unknown-model' })
    expect(hidden.text.replaceAll('audit', '?')).toBe(
      (await get('/pg_class')).text.replaceAll('pg_class', '?'),
    )
    expect((await get('/loan?$expand=audit')).status).toBe(404)
    expect((await get('/__proto__')).status).toBe(404)
    expect((await get('/models')).status).toBe(404)
    expect(pick((await get('')).json, 'models.*.model-name')).toEqual([
      'book',
      'loan',
      'loanline',
      'payment',
      'person',
      'shelf',
      'slip',
    ])
  })

  it.each([
    '/loan?$expand=shelf',
    '/loan?$expand=payment.Description',
    '/loan?$expand=note',
    '/loan?$expand=person_ID($filter=id eq 1)',
    '/loan?$orderby=nonsense',
    '/loan?$top=x',
    '/loan?$filter=note eq',
    '/loan?$filter=a&$filter=b',
    '/loan/1e3',
    '/loan/0',
    '/loan/-1',
    '/loan/100?$filter=id eq 1',
    '/loan?showsql',
  ])('answers %s with a 400 and the reason', async (url) => {
    const { status, json } = await get(url)
    expect(status).toBe(400)
    expect(json).toEqual(
      expect.objectContaining({
        title: expect.any(String),
        status: 400,
        detail: expect.any(String),
        code: expect.stringMatching(/^(parse|plan)\//),
      }),
    )
  })

  it('gives one property', async () => {
    expect((await get('/loan/100/NOTE')).json).toEqual({
      id: 100,
      uid: uuid(100),
      note: 'mine',
      'model-name': 'loan',
    })
    expect((await get('/loan/100/nonsense')).json).toMatchObject({
      status: 404,
      title: 'Invalid property name',
    })
  })

  it('asks the gate of a model before it reads', async () => {
    library.reads.length = 0
    expect(await get('/loan', visitor)).toMatchObject({
      status: 403,
      json: { code: 'rule/closed', detail: 'Only for a member' },
    })
    expect(library.reads).toHaveLength(0)
  })

  it('shows no identifier of a referenced row that belongs to another person', async () => {
    await library.run('update loan set earlier_loan_id = 200 where loan_id = 101')
    const { json } = await get('/loan/101?$expand=earlier_loan_ID')
    expect(pick(json, 'earlier_loan_ID')).toEqual({
      propertyLabel: 'earlier loan ID',
      id: 200,
      'model-name': 'loan',
    })
  })

  it('keeps shared lists as bytes with an ETag until a table they show changes', async () => {
    const first = await get('/book?$orderby=id&$select=Name,shelf_ID')
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"/),
    })
    library.reads.length = 0
    expect((await get('/book?$orderby=id&$select=Name,shelf_ID', bibek)).text).toBe(first.text)
    expect(library.reads).toHaveLength(0)
    const etag = String(first.headers['etag'])
    const again = await library.app.inject({
      url: '/api/v1/models/book?$orderby=id&$select=Name,shelf_ID',
      headers: { 'if-none-match': etag },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await library.run(`update shelf set name = 'Renamed' where shelf_id = 1`)
    await library.run(`select pg_notify('changed', 'shelf')`)
    await expect
      .poll(async () =>
        pick(
          (await get('/book?$orderby=id&$select=Name,shelf_ID')).json,
          'records.0.shelf_ID.Name',
        ),
      )
      .toBe('Renamed')
    await expect
      .poll(async () => pick((await get('/loan/100')).json, 'book_ID.identifier'))
      .toBe('Renamed_Muna Madan')
    expect(
      (await get('/book?$orderby=id&$select=Name', { ...bibek, clientId: 99 })).json,
    ).toMatchObject({ records: [] })
  })

  it('never puts what a client typed into SQL', async () => {
    library.reads.length = 0
    const canary = 'zq9canary'
    await get(
      `/book?$filter=Name eq '${canary}' or contains(Name,'${canary}') or Name in ('${canary}','b${canary}') or price eq 918273&$top=37&$skip=11`,
    )
    await get(
      `/book?$filter=endswith(Name,'${canary}') and published ge 2031-03-07 and not (uid eq '${uuid(918273)}')`,
    )
    await get('/loan/918273')
    await get(
      `/loan?$expand=payment($filter=Description eq '${canary}';$top=37;$skip=11)&$filter=note eq '${canary}'`,
    )
    expect(library.reads).toHaveLength(4)
    const texts = library.reads.map(({ sql }) => sql).join(' ')
    expect(texts).not.toMatch(/zq9canary|918273|\b37\b|2031/)
    expect(JSON.stringify(library.reads)).toContain(canary)
    for (const id of [asha.clientId, asha.partnerId]) expect(texts).not.toContain(`= ${id}`)
  })

  it('uses one plan for one shape, for every person and every value', async () => {
    library.reads.length = 0
    await get("/loan?$filter=note eq 'a'&$top=3")
    await get("/loan?$filter=note eq 'other'&$top=7", bibek)
    expect(new Set(library.reads.map(({ sql }) => sql)).size).toBe(1)
  })

  it('gives image data only with a single record', async () => {
    const withImages = await openLibrary({
      imageData: async (ids) => new Map(ids.map((id) => [id, `base64-${id}`])),
    })
    await withImages.run(`insert into person (person_id, name, photo_id) values (1, 'Asha', 55)`)
    expect(pick((await withImages.ask(asha, 'GET /person/1')).json, 'Photo_ID')).toEqual({
      propertyLabel: 'Photo ID',
      id: 55,
      data: 'base64-55',
      'model-name': 'ad_image',
    })
    expect(pick((await withImages.ask(asha, 'GET /person')).json, 'records.0.Photo_ID')).toEqual({
      propertyLabel: 'Photo ID',
      id: 55,
      'model-name': 'ad_image',
    })
    await withImages.close()
  })
})
