import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assert, integer, property } from 'fast-check'
import { type Money, paisa, rupees } from '#platform/pure/money/money.ts'
import { mayDownload } from '#features/applying/rules/facts.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { admissionInTests } from '#testing/kinds/admission-in-tests.ts'
import { certificateInTests } from '#testing/kinds/certificate-in-tests.ts'
import { courseRegistrationInTests } from '#testing/kinds/course-registration-in-tests.ts'
import { entranceInTests } from '#testing/kinds/entrance-in-tests.ts'
import { examInTests } from '#testing/kinds/exam-in-tests.ts'
import { retotalingInTests } from '#testing/kinds/retotaling-in-tests.ts'
import { scholarshipInTests } from '#testing/kinds/scholarship-in-tests.ts'
import { universityRegistrationInTests } from '#testing/kinds/university-registration-in-tests.ts'
import { type KindId, kinds } from './kinds.ts'
import { officeKinds } from './kinds.office.ts'
import { payableKinds } from './kinds.server.ts'

/** Facts of each kind for the shared tests; the compiler requires one entry for every registered kind. */
const inTests: Readonly<Record<KindId, KindInTests>> = {
  entrance: entranceInTests,
  admission: admissionInTests,
  'course-registration': courseRegistrationInTests,
  'university-registration': universityRegistrationInTests,
  exam: examInTests,
  retotaling: retotalingInTests,
  scholarship: scholarshipInTests,
  certificate: certificateInTests,
}

/** Describes one kind of application for tests over HTTP. */
export type KindInTests = {
  readonly model: string
  readonly key: string
  /** Absent: it has no printed document. */
  readonly printProcess?: string
  /** Stores an opening with this fee that is open today. */
  readonly open: (at: TestServer, fee: Money) => Promise<number>
  /** Does the earlier steps that a student with a complete profile still needs. */
  readonly prepare?: (at: TestServer, person: Person) => Promise<unknown>
  /** Server's keys the model does not have, so that naming them is a mistake of its own. */
  readonly lacks?: readonly (keyof typeof serverKeys)[]
  /** The body of an application; the student is ready to send it. */
  readonly body: (openingId: number) => Record<string, unknown>
  /** Reads the application's wire record and writes it as a body again. */
  readonly roundTrip: (record: Record<string, unknown>) => Record<string, unknown> | null
  /** Amount owed by the kind's own rule, for any fee and any amount paid; absent: it has no fee. */
  readonly payable?: (fee: Money, paid: Money, at: TestServer) => Money
  /** Completing is another process's: the code its own refuses with. */
  readonly completedElsewhere?: string
  /** A second application is answered with the first, instead of refused (SPEC §5). */
  readonly secondIsTheFirst?: true
  /** Parameter of the print process; absent: `key`. */
  readonly printKey?: string
  /** The statuses in which its form prints; absent: those that open a download. */
  readonly printsIn?: (status: string) => boolean
  readonly setStatus: (at: TestServer, id: number, status: string) => Promise<unknown>
}

/** Payable kind of a kind; none for one without a fee. */
function paidAs(id: KindId): readonly PayableKind[] {
  const kind = kinds[id]
  if (!('paymentType' in kind)) return []
  const found = payableKinds.filter(({ paymentType }) => paymentType === kind.paymentType)
  if (found.length !== 1) throw new Error(`${id} is not paid for in one way`)
  return found
}

/** Keys of an application that only the server may set. */
const serverKeys = {
  totalfee: 1,
  feepaid: 999_999,
  IsPaid: true,
  isPending: true,
  eligible: true,
  DocStatus: 'CO',
}

describe('every kind of application', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  describe.each(Object.keys(kinds) as KindId[])('%s', (id) => {
    const kind = inTests[id]
    const paid = paidAs(id)
    const claimed = Object.fromEntries(
      Object.entries(serverKeys).filter(([key]) => !kind.lacks?.some((each) => each === key)),
    )
    const fee = rupees(1_234.56)
    const path = `/api/v1/models/${kind.model}`
    let sita: Person
    let other: Person
    let openingId: number
    let applicationId: number

    beforeAll(async () => {
      sita = await at.signIn((await at.student()).email)
      other = await at.signIn((await at.student()).email)
      await kind.prepare?.(at, other)
      await kind.prepare?.(at, sita)
      openingId = await kind.open(at, fee)
      const answer = await sita.post(path, { ...kind.body(openingId), ...claimed })
      if (answer.status !== 201) throw new Error(answer.text)
      applicationId = Number(answer.body['id'])
    })

    it('ignores what the client says about money, status and eligibility', async () => {
      const { body } = await sita.get(`${path}/${applicationId}`)
      const unpaid = { totalfee: 1_234.56, feepaid: 0, IsPaid: false, isPending: false }
      expect(body).toMatchObject(paid.length > 0 ? unpaid : {})
      expect(body['DocStatus']).toMatchObject({ id: 'DR' })
      expect(body['eligible'] ?? false).toBe(false)
    })

    it('makes no second application', async () => {
      const again = await sita.post(path, kind.body(openingId))
      const refused = { status: 409, body: { detail: expect.any(String) } }
      const first = { body: { id: applicationId } }
      expect(again).toMatchObject(kind.secondIsTheFirst ? first : refused)
      const list = await sita.get(path)
      expect(list.body['records']).toHaveLength(1)
    })

    it('shows no rows of another student', async () => {
      expect((await other.get(path)).body['records']).toEqual([])
      const [foreign, missing] = [
        await other.get(`${path}/${applicationId}`),
        await other.get(`${path}/999999999`),
      ]
      expect(foreign.status).toBe(404)
      expect(foreign.text.replace(String(applicationId), '?')).toBe(
        missing.text.replace('999999999', '?'),
      )
    })

    it('has a fee by its rule, its payments and its columns, or by none of them', async () => {
      const { body } = await sita.get(`${path}/${applicationId}`)
      const hasFee = paid.length > 0
      expect([kind.payable !== undefined, 'totalfee' in body]).toEqual([hasFee, hasFee])
    })

    it('reads its record and writes the same facts', async () => {
      const { body } = await sita.get(`${path}/${applicationId}`)
      const sent = kind.roundTrip(body)
      expect(sent).toMatchObject(kind.body(openingId))
    })

    it.each(paid)('never owes less than nothing', () => {
      const amount = integer({ min: 0, max: 10_000_000 }).map(paisa)
      assert(
        property(amount, amount, (owed, paid) => {
          const left = kind.payable?.(owed, paid, at) ?? -1
          return left >= 0 && left === Math.max(0, owed - paid)
        }),
      )
    })

    it.each(paid)('gives no second link for what the wallet has taken', async ({ paymentType }) => {
      const gita = await at.signIn((await at.student()).email)
      await kind.prepare?.(at, gita)
      const applied = await gita.post(path, kind.body(await kind.open(at, fee)))
      const own = Number(applied.body['id'])
      const target = { payment_type: paymentType, payment_reference_id: own, amount: fee }
      const link = await gita.post('/nou/khaltipay/getlink', target)
      const pidx = new URL(String(link.body['payment_url'])).searchParams.get('pidx') ?? ''
      at.khalti.decide(pidx, 'pay')
      const before = at.khalti.initiated()
      const again = await gita.post('/nou/khaltipay/getlink', target)
      expect(again.body).toMatchObject({ code: 'rule/khalti-arrived' })
      expect(at.khalti.initiated()).toBe(before)
      const { body } = await gita.get(`${path}/${own}`)
      expect(body).toMatchObject({ feepaid: 1_234.56, IsPaid: true })
      await expectSoundMoney(at.database)
    })

    it.each(paid)('is paid with its own type and reference, and asks what it owes', async (way) => {
      const { reference, referenceColumn, paymentType } = way
      const target = { payment_type: paymentType, payment_reference_id: applicationId }
      expect(
        (await sita.post('/nou/khaltipay/getlink', { ...target, amount: fee - 1 })).status,
      ).toBe(409)
      const link = await sita.post('/nou/khaltipay/getlink', { ...target, amount: fee })
      const pidx = new URL(String(link.body['payment_url'])).searchParams.get('pidx') ?? ''
      at.khalti.decide(pidx, 'pay')
      const back = await at.app.inject({
        method: 'GET',
        url: `/nou/khaltipay/success?pidx=${pidx}`,
      })
      expect(back.headers.location).toContain(kinds[id].path)
      expect((await sita.get(`${path}/${applicationId}`)).body).toMatchObject({
        feepaid: 1_234.56,
        IsPaid: true,
      })
      expect((await sita.post('/nou/khaltipay/getlink', { ...target, amount: 0 })).status).toBe(409)
      expect(referenceColumn).toBe(reference.name.toLowerCase())
      for (const name of [reference.name, ...reference.aliases]) {
        const query = { $filter: `${name} eq ${applicationId}` }
        const payments = await sita.get('/api/v1/models/c_payment', query)
        expect(payments.body['records']).toMatchObject([{ PayAmt: 1_234.56 }])
      }
      await expectSoundMoney(at.database)
    })

    it('is decided by the office: approved once nothing is owed, not by the student, not twice', async () => {
      const { documentAction, parameter } = officeKinds[id]
      const registrar = await at.staff('registrar')
      const decide = async (person: Person, doc_action: string, application = applicationId) =>
        (
          await person.post(`/api/v1/processes/${documentAction}`, {
            [parameter]: application,
            doc_action,
          })
        ).body
      expect(await decide(registrar, 'VO')).toMatchObject({ code: 'rule/unknown-action' })
      expect(await decide(registrar, 'AP', 1)).toMatchObject({ code: 'rule/application-unknown' })
      expect(await decide(registrar, 'CO')).toMatchObject({ code: 'rule/wrong-status' })
      expect((await decide(sita, 'AP'))['summary']).toBeUndefined()
      expect(await decide(registrar, 'AP')).toMatchObject({ isError: false })
      expect(await decide(registrar, 'AP')).toMatchObject({ code: 'rule/wrong-status' })
      const completed = kind.completedElsewhere
        ? { isError: true, code: kind.completedElsewhere }
        : { isError: false }
      expect(await decide(registrar, 'CO')).toMatchObject(completed)
    })

    const statuses = ['DR', 'IP', 'AP', 'CO', 'CL'] as const
    it.each(kind.printProcess === undefined ? [] : statuses)(
      'prints in status %s only when the gate is open, and only for its owner',
      async (status) => {
        await kind.setStatus(at, applicationId, status)
        const print = (person: Person) =>
          person.post(`/api/v1/processes/${kind.printProcess}`, {
            [kind.printKey ?? kind.key]: applicationId,
            report_type: 'PDF',
          })
        const own = await print(sita)
        const prints = kind.printsIn?.(status) ?? mayDownload(status)
        expect(own.body['isError']).toBe(!prints)
        expect('exportFile' in own.body).toBe(prints)
        const foreign = await print(other)
        expect(foreign.body).toMatchObject({ isError: true })
        expect(foreign.body).not.toHaveProperty('exportFile')
      },
    )
  })
})
