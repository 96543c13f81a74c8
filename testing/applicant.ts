import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import {
  anEntranceOpening,
  type OpeningState,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import type { StudentPlan } from '#features/profile/testing/student.factory.ts'
import { type TestServer, todayOf } from './test-server.ts'
import type { Answer, Person } from './person.ts'

/** A student with a complete profile and one application, and the ways to pay for it over HTTP. */
export type Applicant = {
  /** Signed in again when the clock has moved since, as sessions end. */
  readonly person: () => Promise<Person>
  readonly email: string
  readonly partnerId: number
  readonly openingId: number
  readonly applicationId: number
  readonly getLink: (amount: number, facts?: object) => Promise<Answer>
  readonly uploadVoucher: (file: Uint8Array, facts?: object) => Promise<Answer>
  /** The application as its list shows it. */
  readonly application: () => Promise<Answer['body']>
}

let number = 0

export async function anOpening(
  at: TestServer,
  facts: {
    name?: string
    name_ne?: string
    state?: OpeningState
    applyTo?: Day
    until?: Day
    fee?: Money
  } = {},
): Promise<number> {
  const row = anEntranceOpening(facts.state ?? 'open', {
    name: facts.name ?? `Entrance ${number++}`,
    today: todayOf(at),
  })
  const more = {
    ...(facts.applyTo === undefined ? {} : { apply_to: facts.applyTo }),
    ...(facts.until === undefined ? {} : { apply_uptolate: facts.until }),
    ...(facts.name_ne === undefined ? {} : { name_ne: facts.name_ne }),
    ...(facts.fee === undefined ? {} : { examfee: facts.fee }),
  }
  return at.database.transaction((transaction) => storeOpening(transaction, { ...row, ...more }))
}

export async function anApplicant(
  at: TestServer,
  openingId?: number | Promise<number>,
  facts?: Partial<StudentPlan>,
): Promise<Applicant> {
  const { email, partnerId } = await at.student(facts)
  const person = signedIn(at, email)
  const opening = (await openingId) ?? (await anOpening(at))
  const applied = await (
    await person()
  ).post('/api/v1/models/n_entrance_reg', {
    n_entrance_open_ID: opening,
  })
  if (applied.status !== 201) throw new Error(`Applying failed: ${applied.text}`)
  const applicationId = Number(applied.body['id'])
  const target = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
  return {
    person,
    email,
    partnerId,
    openingId: opening,
    applicationId,
    getLink: async (amount, facts = {}) =>
      (await person()).post('/nou/khaltipay/getlink', { ...target, amount, ...facts }),
    uploadVoucher: async (file, facts = {}) =>
      (await person()).post('/nou/voucherpay/save', {
        ...target,
        payamt: 1_500,
        filename: 'slip.pdf',
        filedata: Buffer.from(file).toString('base64'),
        ...facts,
      }),
    application: async () =>
      (
        await (
          await person()
        ).get(`/api/v1/models/n_entrance_reg/${applicationId}`, {
          $expand: 'C_Payment',
        })
      ).body,
  }
}

function signedIn(at: TestServer, email: string): () => Promise<Person> {
  let since = 0
  let person: Promise<Person> | null = null
  return () => {
    const moved = Math.abs(at.clock.nowMs() - since)
    if (person === null || moved > 5 * 60_000) {
      since = at.clock.nowMs()
      person = at.signIn(email)
    }
    return person
  }
}

/** The provider's id of the payment a link leads to. */
export function pidxOf(link: Answer): string {
  const url = link.body['payment_url']
  if (typeof url !== 'string') throw new Error(`No link: ${link.text}`)
  return new URL(url).searchParams.get('pidx') ?? ''
}

/** Request of the browser when the wallet sends it back, with more query parameters as `hints`. */
export function comeBack(at: TestServer, pidx: string, hints: Record<string, string> = {}) {
  return at.app.inject({
    method: 'GET',
    url: '/nou/khaltipay/success',
    query: { pidx, status: 'Completed', ...hints },
  })
}

/** Pays at the wallet and comes back; the provider's id of the payment. */
export async function payWithKhalti(
  at: TestServer,
  { getLink }: Pick<Applicant, 'getLink'>,
  amount: number,
): Promise<string> {
  const pidx = pidxOf(await getLink(amount))
  at.khalti.decide(pidx, 'pay')
  await comeBack(at, pidx)
  return pidx
}

let slip = 0

/** A one-page PDF bank slip, each different from every other, padded to a size. */
export function aSlip(bytes = 0): Uint8Array {
  const body = [
    '%PDF-1.4',
    `1 0 obj<</Type/Catalog/Pages 2 0 R/Lang(slip ${process.pid} ${slip++})>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj',
  ].join('\n')
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF'
  const padding = Math.max(0, bytes - body.length - tail.length - 2)
  return Buffer.from(`${body}\n%${' '.repeat(padding)}${tail}`)
}
