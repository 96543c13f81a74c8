import { nameInBoth } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessResult } from '#platform/server/processes/process.ts'
import { type ExamOfficeContext, examOffice } from '#features/examination/server/exam-office.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { withheldMessages as text } from '../../rules/withheld/messages.ts'
import { decideWithhold } from '../../rules/withheld/withhold.ts'
import { entranceWithhold, entranceWithholdLift } from '../../wire/applicants.ts'
import { factsOf } from '../applicants/applicant.rows.ts'
import { type ApplicantToChange, changeApplicant } from '../applicants/to-change.ts'

type Reason = { readonly reason: string; readonly reason_ne: string }

/** Withholds the result of an applicant: left out of the merit list and not to be selected. The applicant is notified. */
const withhold = defineProcess({
  ...entranceWithhold,
  name: { en: 'Withhold the result of an applicant', ne: 'आवेदकको नतिजा रोक्ने' },
  roles: examOffice,
  run: (given, context) =>
    changeApplicant(given, context, async (at, found) => {
      const isPublished = found.opening.result_published !== null
      const facts = factsOf(found.row, { isPublished })
      const decision = decideWithhold(facts)
      if (decision.is === 'refused') return refusedWithheld(decision.reason)
      await at.transaction
        .insertInto('entrance_withheld')
        .values({
          n_entrance_reg_id: found.row.id,
          reason: given.reason,
          reason_ne: given.reason_ne,
          withheld: new Date(at.nowMs),
          withheld_by: at.userId,
        })
        .execute()
      return recorded(at, found, { given, isWithheld: true })
    }),
})

/** Lifts it, also after the result is published: a new version of the merit list then counts the score. */
const lift = defineProcess({
  ...entranceWithholdLift,
  name: { en: 'Lift the withholding of a result', ne: 'रोकिएको नतिजा फुकुवा गर्ने' },
  roles: examOffice,
  run: (given, context) =>
    changeApplicant(given, context, async (at, found) => {
      if (found.row.withheldFor === null) return refusedWithheld('not-withheld')
      await at.transaction
        .updateTable('entrance_withheld')
        .set({ lifted: new Date(at.nowMs), lifted_by: at.userId, lifted_for: given.reason })
        .where('n_entrance_reg_id', '=', found.row.id)
        .where('lifted', 'is', null)
        .execute()
      return recorded(at, found, { given, isWithheld: false })
    }),
})

export const withheldProcesses: readonly Process[] = [withhold, lift]

function refusedWithheld(reason: keyof typeof text): Refusal {
  return refusal(`rule/${reason}`, text[reason], { status: 409 })
}

type Withholding = { readonly given: Reason; readonly isWithheld: boolean }

/** Records the change and notifies the applicant. */
async function recorded(
  at: ExamOfficeContext,
  { opening, row }: ApplicantToChange,
  { given, isWithheld }: Withholding,
): Promise<ProcessResult> {
  at.did({
    table: 'n_entrance_reg',
    record: row.id,
    before: { withheld: !isWithheld },
    after: { withheld: isWithheld, reason: given.reason },
  })
  await notifyPartner(at.transaction, {
    partnerId: row.partnerId,
    sort: 'entrance-result',
    event: `n_entrance_reg:${row.id}:withheld:${at.nowMs}`,
    message: text[isWithheld ? 'notice-withheld' : 'notice-lifted'],
    values: {
      exam: nameInBoth(opening.name, opening.name_ne),
      reason: { en: given.reason, ne: given.reason_ne },
    },
    nowMs: at.nowMs,
  })
  return { summary: text[isWithheld ? 'withheld' : 'lifted'] }
}
