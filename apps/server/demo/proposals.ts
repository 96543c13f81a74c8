import { productDictionary } from '../dictionary.ts'
import { openingChangeProcesses } from '#features/applying/server/opening-change/opening-change.processes.ts'
import { bulkNoticesFeature } from '#features/bulk-notices/server/feature.ts'
import type { ReadNotice } from '#features/bulk-notices/wire/processes.ts'
import { firstAccountId, proposalOf } from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import { proposeBankAccount } from '#features/bank-accounts/server/propose.process.ts'
import { certificateDocumentAction } from '#kinds/certificate/server/office.processes.ts'
import { issueProcess } from '#kinds/certificate/server/issue.processes.ts'
import { readyProcess } from '#kinds/certificate/server/step.processes.ts'
import { retotalingDocumentAction } from '#kinds/retotaling/server/office.processes.ts'
import { retotalingOutcome } from '#kinds/retotaling/server/outcome.process.ts'
import { kindRechecks } from '#kinds/kinds.server.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { decideInOffice } from './demo-office.ts'
import type { DemoPeople } from './load-demo.ts'
import type { DemoContext } from './money/slips.ts'

const dayMs = 86_400_000

type Office = (
  who: 'registrar' | 'exam-office',
  daysAgo: number,
) => (slug: string, body: object) => Promise<Readonly<Record<string, unknown>>>

/** Work of the last days that goes on: certificates and retotalings under way, notices, and proposals for a second person. */
export async function leaveForSecondPerson(
  people: DemoPeople,
  context: DemoContext,
): Promise<void> {
  const office = officeOf(people, context)
  await approveCertificates(office, people)
  await acceptRetotalings(office, people, context)
  await changeOpening(office, context)
  await office('registrar', 1)(
    'bank_account_propose',
    proposalOf({ ...langtangAccount, number: '01201002349017' }, firstAccountId),
  )
  await announce(office)
}

function officeOf(people: DemoPeople, { database, nowMs }: DemoContext): Office {
  const services = { dictionary: productDictionary(), rechecks: kindRechecks }
  const processes: readonly Process[] = [
    certificateDocumentAction,
    issueProcess,
    readyProcess,
    retotalingDocumentAction,
    retotalingOutcome,
    ...openingChangeProcesses(services),
    ...bulkNoticesFeature(kindRechecks).processes(services),
    proposeBankAccount,
  ]
  const users = { registrar: people.registrarId, 'exam-office': people.examOfficeId }
  return (who, daysAgo) => (slug, body) => {
    const staff = { userId: users[who], role: who } as const
    const call = { slug, body: { ...body }, nowMs: nowMs() - daysAgo * dayMs }
    return decideInOffice({ database, processes, staff }, call)
  }
}

/** All are approved, three issued, and one lies ready for its student. */
async function approveCertificates(office: Office, { crowd }: DemoPeople): Promise<void> {
  for (const [place, id] of crowd.certificates.entries()) {
    const request = { n_certificate_reg_ID: id }
    await office('registrar', 4)('certificate_document_action', { ...request, doc_action: 'AP' })
    if (place < 3) await office('exam-office', 3)('certificate_issue', request)
    if (place < 1) await office('exam-office', 2)('certificate_ready', request)
  }
}

/** The marks of one were added up again: the outcome waits for its second person. */
async function acceptRetotalings(
  office: Office,
  { crowd }: DemoPeople,
  { database }: DemoContext,
): Promise<void> {
  for (const id of crowd.retotalings) {
    const accept = { n_exam_retotaling_ID: id, doc_action: 'AP' }
    await office('exam-office', 2)('exam_retotaling_document_action', accept)
  }
  const line = await database.kysely
    .selectFrom('n_exam_rtdetails')
    .select('n_exam_rtdetails_id')
    .where('n_exam_retotaling_id', '=', crowd.retotalings[0] ?? 0)
    .executeTakeFirstOrThrow()
  await office('exam-office', 1)('retotaling_outcome', {
    n_exam_rtdetails_ID: line.n_exam_rtdetails_id,
    external: '58',
    reason: 'Question 6 on the last page was left out of the sum',
  })
}

/** Students applied for it already, so its fee needs two people. */
async function changeOpening(office: Office, { database }: DemoContext): Promise<void> {
  const opening = await database.kysely
    .selectFrom('n_entrance_open')
    .select('n_entrance_open_id')
    .where('name', '=', 'B.Sc. Ag Entrance 2083')
    .executeTakeFirstOrThrow()
  await office('registrar', 1)('opening_change', {
    model: 'n_entrance_open',
    record_ID: opening.n_entrance_open_id,
    values: JSON.stringify({ latefee: 1750 }),
    reason: 'The senate lowered the late fee of agriculture.',
    reason_ne: 'सिनेटले कृषिको ढिला दस्तुर घटायो।',
  })
}

/** One notice is a draft, one goes to all students and waits for its second person. */
async function announce(office: Office): Promise<void> {
  const everyone = { audience: 'students' }
  await office('registrar', 2)('bulk_notice_plan', {
    ...everyone,
    text: 'The library is open until 19:00 during the examinations.',
    text_ne: 'परीक्षा अवधिभर पुस्तकालय साँझ ७ बजेसम्म खुला रहन्छ।',
  })
  const draft = await office('registrar', 1)('bulk_notice_plan', {
    ...everyone,
    text: 'The university is closed on the day of the convocation.',
    text_ne: 'दीक्षान्त समारोहको दिन विश्वविद्यालय बन्द रहन्छ।',
  })
  const read = await office('registrar', 1)('bulk_notice_read', draft)
  const { reach } = read['notice'] as ReadNotice
  await office('registrar', 1)('bulk_notice_send', { ...draft, people: reach })
}
