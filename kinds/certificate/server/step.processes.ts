import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { applicationProcess } from '#features/applying/server/application-process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { findHandedWay, nextStep } from '../rules/certificate.ts'
import { certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { certificateHandOver, certificateReady } from '../wire/processes.ts'
import { type CertificateRow, certificateApplications } from './applications.ts'

const shared = {
  roles: staffWith('certificate.issue'),
  applications: certificateApplications,
} as const

const wrongStep = refusal('rule/wrong-step', text['wrong-step'], { status: 409 })

/** The signed certificate lies ready; its student is notified. */
export const readyProcess = applicationProcess({
  ...certificateReady,
  ...shared,
  name: text['set-ready'],
  async work(transaction, { row, nowMs }, { change }) {
    if (stepOf(row) !== 'ready') return wrongStep
    await change({ ready: new Date(nowMs).toISOString() })
    await notify(transaction, row, { message: text['notice-ready'], nowMs })
    return text['ready-done']
  },
})

/** The student has collected it, or it was posted: the request is completed. */
export const handOverProcess = applicationProcess({
  ...certificateHandOver,
  ...shared,
  name: text['hand-over'],
  async work(transaction, { row, nowMs }, { given, change }) {
    const how = findHandedWay(given.how)
    if (how === null) return refusal('rule/unknown-way', text['unknown-way'], { status: 400 })
    if (stepOf(row) !== 'hand-over') return wrongStep
    await change({
      handed: new Date(nowMs).toISOString(),
      handed_how: how,
      docstatus: 'CO',
    })
    if (how === 'POSTED') await notify(transaction, row, { message: text['notice-posted'], nowMs })
    return text['hand-over-done']
  },
})

function stepOf({ docstatus, certificateno, ready, handed }: CertificateRow) {
  if (docstatus !== 'AP') return null
  return nextStep({
    isIssued: certificateno !== null,
    isReady: ready !== null,
    isHanded: handed !== null,
  })
}

async function notify(
  transaction: Transaction,
  row: CertificateRow,
  { message, nowMs }: { readonly message: Message; readonly nowMs: number },
): Promise<void> {
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'certificate-step',
    event: `n_certificate_reg:${row.n_certificate_reg_id}:${nowMs}`,
    message,
    values: { name: row.name, number: row.certificateno ?? '' },
    nowMs,
  })
}
