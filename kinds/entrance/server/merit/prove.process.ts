import { refusal } from '#platform/server/model-engine/refusal.ts'
import { applicationProcess } from '#features/applying/server/application-process.ts'
import { splitQuotas } from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { entranceClaimProve } from '../../wire/merit-processes.ts'
import { entranceApplications } from '../applications.ts'
import { entranceSelection } from '../selection.ts'
import { proofKey } from '../claims.ts'
import { refuseWhileScheduled } from './exclusive.ts'

/** Records that the proof of a claimed quota is approved, or takes that back: the desk no longer has a decided application. */
export const proveClaim = applicationProcess({
  ...entranceClaimProve,
  name: { en: 'Approve the proof of a quota', ne: 'कोटाको प्रमाण स्वीकृत गर्ने' },
  roles: entranceSelection.roles,
  applications: entranceApplications,
  async work(transaction, { row, applicationId, userId, nowMs, did }, { given }) {
    const { quota, is_proved: isProved } = given
    const isClaimed = splitQuotas(row.selectedquota).includes(quota)
    const { proofs = null } = (await readQuotas(transaction)).get(quota) ?? {}
    if (!isClaimed || proofs === null)
      return refusal('rule/claim-needs-none', text['claim-needs-none'])
    const key = proofKey(quota)
    const openingId = row.n_entrance_open_id
    const scheduled = await refuseWhileScheduled(transaction, { openingId })
    if (scheduled !== null) return scheduled
    const judged = { model: 'n_entrance_reg', record_id: applicationId, check_key: key }
    await transaction
      .deleteFrom('desk_judgement')
      .where('model', '=', judged.model)
      .where('record_id', '=', applicationId)
      .where('check_key', '=', key)
      .execute()
    if (isProved)
      await transaction
        .insertInto('desk_judgement')
        .values({ ...judged, judged_by: userId, judged: new Date(nowMs) })
        .execute()
    did({
      table: judged.model,
      record: applicationId,
      before: { proved_quota: isProved ? null : quota },
      after: { proved_quota: isProved ? quota : null },
    })
    return text.proved
  },
})
