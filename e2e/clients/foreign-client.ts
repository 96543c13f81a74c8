import type { SpecificationCall } from './specification-calls.ts'

/**
 * A client written from the specification's list of calls (§7) and nothing else: `fetch`, JSON, no code of the product.
 * Every call that is not answered as the list says throws with what came.
 */
export type Json = Readonly<Record<string, unknown>>

const selection = {
  clientId: 1_000_000,
  roleId: 1_000_006,
  organizationId: 1_000_000,
  warehouseId: 1_000_000,
  language: 'en_GB',
}
export const tenant = { AD_Client_ID: 1_000_000, AD_Org_ID: 1_000_000 }

/** Value at a path of JSON, `*` being the first item: `at(body, 'records.*.id')`. */
export function at(json: unknown, path: string): unknown {
  if (path === '') return json
  const [key = '', ...rest] = path.split('.')
  const inner: unknown =
    key === '*' && Array.isArray(json)
      ? json[0]
      : typeof json === 'object' && json !== null
        ? new Map(Object.entries(json)).get(key)
        : undefined
  return at(inner, rest.join('.'))
}

export function idAt(json: unknown, path: string): number {
  const id = at(json, path)
  if (typeof id !== 'number') throw new Error(`No id at ${path}: ${JSON.stringify(json)}`)
  return id
}

export function recordsOf(json: unknown): readonly Json[] {
  const records = at(json, 'records')
  if (!Array.isArray(records)) throw new Error(`No records: ${JSON.stringify(json)}`)
  return records
}

/** The academic ids of an opening, as every application repeats them. */
export function academicsOf(opening: Json): Json {
  const columns = [
    'n_aca_year_ID',
    'n_intake_ID',
    'n_faculty_ID',
    'n_level_ID',
    'n_program_ID',
    'n_subject_ID',
  ]
  return Object.fromEntries(
    columns.flatMap((column) => {
      const id = at(opening, `${column}.id`)
      return typeof id === 'number' ? [[column, id]] : []
    }),
  )
}

/** The student, as they sign up and as the wallet gets their name. */
export const person = { name: 'Maya Gurung', email: 'maya@example.com' }

/** First bytes of a PDF. */
export const pdfHead = '%PDF-'
export const headOf = (pdf: Uint8Array) => Buffer.from(pdf.slice(0, pdfHead.length)).toString()

export class ForeignClient {
  readonly #origin: string
  /** Every request that was answered as the list says, in order. */
  readonly sent: SpecificationCall[] = []
  #token: string | null = null
  userId = 0
  partnerId = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const authorization = this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }
    const answer = await fetch(`${this.#origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await answer.text()
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    const { pathname, searchParams: query } = new URL(path, this.#origin)
    this.sent.push({ method, path: pathname, query, body, isSigned: this.#token !== null })
    return text === '' ? null : JSON.parse(text)
  }

  /** `$filter` of what is the student's own. */
  get own(): string {
    return `C_BPartner_ID eq ${this.partnerId}`
  }

  post = (path: string, body?: unknown) => this.#send('POST', path, body)
  delete = (model: string, id: number) => this.#send('DELETE', `/api/v1/models/${model}/${id}`)
  create = (model: string, body: Json) => this.#send('POST', `/api/v1/models/${model}`, body)
  update = (model: string, id: number, body: Json) =>
    this.#send('PUT', `/api/v1/models/${model}/${id}`, body)

  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    return this.#send('GET', `${path}?${new URLSearchParams(query).toString()}`)
  }

  list(model: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    return this.get(`/api/v1/models/${model}`, query)
  }

  record(model: string, id: number, query: Readonly<Record<string, string>> = {}) {
    return this.get(`/api/v1/models/${model}/${id}`, query)
  }

  /** A form or card: the PDF's bytes. */
  async print(process: string, body: Json): Promise<Uint8Array> {
    const answer = await this.post(`/api/v1/processes/${process}`, { report_type: 'PDF', ...body })
    const [file, name] = [at(answer, 'exportFile'), at(answer, 'exportFileName')]
    if (typeof file !== 'string' || typeof name !== 'string')
      throw new Error(`${process} printed nothing: ${JSON.stringify(answer)}`)
    return Buffer.from(file, 'base64')
  }

  /** The three steps of a login. */
  async logIn(userName: string, password: string): Promise<void> {
    this.#token = null
    const first = await this.post('/api/v1/auth/tokens', { userName, password })
    this.#token = String(at(first, 'token'))
    const choice = { ...selection, clientId: idAt(first, 'clients.*.id') }
    const final = await this.#send('PUT', '/api/v1/auth/tokens', choice)
    this.#token = String(at(final, 'token'))
    this.userId = idAt(final, 'userId')
    const user = await this.record('ad_user', this.userId)
    if (at(user, 'fullname') === undefined) throw new Error('No full name')
    this.partnerId = idAt(user, 'C_BPartner_ID.id')
  }

  async logOut(): Promise<void> {
    await this.post('/api/v1/auth/logout')
    this.#token = null
  }

  /** Asks for a wallet link, pays there, and comes back as the wallet sends a browser back. */
  async payWithKhalti(target: Json & { amount: number }, person: Json): Promise<void> {
    const { amount, ...reference } = target
    const product = {
      identity: '1',
      name: 'Fee',
      total_price: amount,
      quantity: 1,
      unit_price: amount,
    }
    const link = await this.post('/nou/khaltipay/getlink', {
      ...reference,
      amount,
      return_url: `${this.#origin}/nou/khaltipay/success`,
      website_url: this.#origin,
      purchase_order_id: 'order-1',
      purchase_order_name: 'Fee',
      merchant_name: 'University',
      merchant_email: 'fees@ltu.example',
      customer_info: person,
      product_details: [product],
      C_BPartner_ID: this.partnerId,
    })
    const wallet = new URL(String(at(link, 'payment_url')))
    const pidx = wallet.searchParams.get('pidx') ?? ''
    const paid = await fetch(new URL('decide', wallet), {
      method: 'POST',
      body: new URLSearchParams({ pidx, decision: 'pay' }),
      redirect: 'manual',
    })
    const back = await fetch(new URL(paid.headers.get('location') ?? '', this.#origin), {
      redirect: 'manual',
    })
    if (back.status !== 303) throw new Error(`Back from the wallet: ${back.status}`)
  }
}
