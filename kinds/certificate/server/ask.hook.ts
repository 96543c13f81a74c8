import type { CreateHook } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { academicValues } from '#features/applying/server/academic-rows.ts'
import { newApplication } from '#features/applying/server/application-columns.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { type AskReason, decideAsk, decideRequest, placeToAsk } from '../rules/ask.ts'
import {
  certificateFee,
  type CertificateOpening,
  findAskers,
  findCertificateType,
} from '../rules/certificate.ts'
import { certificateMessages, refusalMessages } from '../rules/messages.ts'
import { decideSemesters, findSemesters, semestersText } from '../rules/semesters.ts'
import { semestersWithResults } from './gradesheet/semesters.process.ts'

const refused = refusedBy<AskReason>(refusalMessages, {
  'already-applied': 409,
  'enrolled-only': 403,
  'passed-out-only': 403,
  'no-place': 403,
  'copies-wrong': 400,
  'purpose-missing': 400,
  'purpose-long': 400,
  'semesters-missing': 400,
  'semesters-unknown': 400,
})

/** Asking for a certificate: type, enrollment and fee are the server's, the choices the student's. */
export const askHook: CreateHook = async (values, { session, transaction, nowMs }) => {
  const { partnerId } = session
  await lockPartner(transaction, partnerId)
  const id = Number(values['n_certificate_open_ID'])
  const opening = await findType(transaction, { id, clientId: session.clientId })
  if (opening === null)
    return refusal('rule/opening-gone', certificateMessages['opening-gone'], { status: 404 })
  const enrollments = await findEnrollments(transaction, partnerId)
  const askedIds = await openRequests(transaction, partnerId)
  const decision = decideAsk({ opening, enrollments, askedIds })
  if (decision.is === 'refused') return refused(decision.reason)
  const place = placeToAsk(enrollments, opening.askers)
  if (place === null) return refused('no-place')
  const request = {
    copies: Number(values['copies']),
    purpose: String(values['purpose'] ?? '').trim(),
    isUrgent: values['isUrgent'] === true,
  }
  const complete = decideRequest(request)
  if (complete.is === 'refused') return refused(complete.reason)
  const chosen = findSemesters(String(values['semesters'] ?? ''))
  const semesters = await semestersWithResults(transaction, place.id, nowMs)
  const withResults = semesters.map((each) => each.id)
  const ofSemesters = decideSemesters({ type: opening.type, chosen, withResults })
  if (ofSemesters.is === 'refused') return refused(ofSemesters.reason)
  return {
    is: 'allowed',
    values: {
      C_BPartner_ID: partnerId,
      n_certificate_open_ID: opening.id,
      n_program_enroll_ID: place.id,
      ...academicValues(place.academics),
      ...newApplication(certificateFee(opening, request)),
      ...request,
      semesters: semestersText(chosen ?? []),
    },
  }
}

async function findType(
  transaction: Transaction,
  at: { readonly id: number; readonly clientId: number },
): Promise<CertificateOpening | null> {
  const row = await transaction
    .selectFrom('n_certificate_open')
    .selectAll()
    .where('n_certificate_open_id', '=', at.id)
    .where('ad_client_id', '=', at.clientId)
    .where('isactive', '=', true)
    .executeTakeFirst()
  const type = findCertificateType(row?.type ?? '')
  const askers = findAskers(row?.askers ?? '')
  if (row === undefined || type === null || askers === null) return null
  const { fee, urgentfee, name, name_ne: nepaliName } = row
  const fees = { fee: paisa(fee), urgentFee: paisa(urgentfee) }
  return { id: at.id, name, nepaliName, type, ...fees, askers }
}

/** Types with a request of this person that is neither handed over nor closed. */
async function openRequests(transaction: Transaction, partnerId: number) {
  const rows = await transaction
    .selectFrom('n_certificate_reg')
    .select('n_certificate_open_id')
    .where('c_bpartner_id', '=', partnerId)
    .where('docstatus', 'not in', ['CO', 'CL'])
    .execute()
  return rows.map((row) => row.n_certificate_open_id)
}
