import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  firstAccountId,
  proposalOf,
  tinyPng,
} from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { printEmv } from '#platform/pure/emv-qr/emv-qr.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { proposalRead } from '#testing/proposals-in-tests.ts'
import { testCodeSecret } from '#testing/test-people.ts'
import type { OpenProposal } from '#features/two-people/wire/open-proposal.ts'

const propose = '/api/v1/processes/bank_account_propose'

let at: TestServer
let hari: Person
let suresh: Person
beforeAll(async () => {
  at = await testServer()
  hari = await at.staff('administrator')
  suresh = await at.staff('administrator')
})
afterAll(() => at.close())

/** The payload of a merchant QR with this identifier and name. */
function qrOf(id: string, name: string): string {
  return printEmv([
    { tag: '26', value: `0011fonepay.com07${id.length}${id}` },
    { tag: '59', value: name.slice(0, 25) },
  ])
}

const partsOf = ({ view }: OpenProposal) => ({
  fields: new Map(view?.fields.map((field) => [field.name.en, field])),
  checks: new Map(view?.checks.map((each) => [each.fact.en, each])),
})

it('shows a changed QR drawn and decoded, and asks for the end of its identifier from the letter', async () => {
  const now = langtangAccount
  // One digit of the identifier is another one: the picture looks the same to a person.
  const payload = qrOf('2222990000000018', now.holder)
  const body = proposalOf({ ...now, qr: { kind: 'emv', payload, label: 'QR' } }, firstAccountId)
  const proposal = await proposalRead(suresh, await hari.post(propose, body))
  expect(proposal).toMatchObject({ asksQr: true, proof: 'code-and-digits' })
  expect(proposal.view?.subject.en).toBe('Bank account: Nepal Demo Bank')
  const { fields, checks } = partsOf(proposal)
  expect(fields.get('Payment QR')?.proposed).toEqual({ qr: payload })
  expect(fields.get('Identifier in the QR')?.proposed).toBe('222299000000••••')
  expect(fields.get('Account number')?.now).toBe(now.number)
  expect(checks.get('The QR has the same account as the number')?.sign).toBe('look')
  expect(checks.get('The QR has the same name')?.sign).toBe('agree')
  expect(checks.get('Number and QR change together')).toMatchObject({
    sign: 'look',
    found: { en: 'Only the QR changes' },
  })
  const code = codeAt(testCodeSecret, at.clock.nowMs() + 30_000)
  const proof = { code, digits: now.number.slice(-4) }
  const confirm = async (more: object) =>
    (
      await suresh.post('/api/v1/processes/proposal_confirm', {
        n_proposal_ID: proposal.id,
        ...proof,
        ...more,
      })
    ).body
  expect(await confirm({ qr_digits: '0017' })).toMatchObject({ code: 'rule/qr-digits-wrong' })
  expect(await confirm({})).toMatchObject({ code: 'rule/qr-digits-wrong' })
  expect(await confirm({ qr_digits: '0018' })).toMatchObject({ isError: false })
})

it('shows the picture of a QR, and the fees that would have no account any more', async () => {
  const entrance = { ...langtangAccount, number: '01201007777777', purposes: ['ENTRANCE' as const] }
  const body = { ...proposalOf(entrance, firstAccountId), qr: 'picture', qr_file: tinyPng }
  const proposed = await hari.post(propose, body)
  const proposal = await proposalRead(suresh, proposed)
  expect(proposal).toMatchObject({ asksQr: false })
  const { fields, checks } = partsOf(proposal)
  expect(fields.get('Payment QR')?.proposed).toEqual({
    picture: expect.stringMatching(/^iVBORw0KGgo/) as string,
  })
  expect(fields.get('For')).toMatchObject({
    now: { en: 'All fees' },
    proposed: { en: 'Entrance' },
  })
  expect(checks.get('Every fee has an account')).toMatchObject({
    sign: 'look',
    found: { en: expect.stringMatching(/by bank: Admission, .*Exam/) as string },
  })
  expect(checks.get('The QR is a picture, which the server does not read')?.sign).toBe('look')
  const refuse = { n_proposal_ID: proposal.id, reason: 'Only looked at' }
  await suresh.post('/api/v1/processes/proposal_refuse', refuse)
})
