import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { type ModelEngine } from '#platform/server/model-engine/engine.ts'
import {
  type Process,
  type ProcessRegistry,
  processRegistry,
} from '#platform/server/processes/process.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import { returnReasons } from '#features/applying/server/desk/return-application.ts'
import { sendAgain } from '#features/applying/server/desk/send-again.process.ts'
import { withdrawApplication } from '#features/applying/server/withdrawal/withdraw.process.ts'
import { auditProcesses, type Names } from '#features/audit/server/audit.processes.ts'
import { type Passwords } from '#features/auth/server/passwords/passwords.ts'
import { type Sessions } from '#features/auth/server/sessions.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { documentProcesses } from '#features/documents/server/register/document.processes.ts'
import { enrollmentProcesses } from '#features/enrollment/server/office.processes.ts'
import { catalogueProcess } from '#features/library/server/catalogue.process.ts'
import { columnNames } from './settings/column-names.ts'
import { reviewProcesses } from '#features/desk/server/desk.processes.ts'
import { ownKeysProcesses } from '#features/desk/server/own-keys.processes.ts'
import { translateProcess } from '#features/desk/server/translations/translate.process.ts'
import { translationQueue } from '#features/desk/server/translations/translation.queue.ts'
import { usualDaysProcess } from '#features/desk/server/medians.ts'
import { overviewProcess } from '#features/desk/server/overview.ts'
import { guardDecisions } from '#features/desk/server/guard.ts'
import { deskProcesses } from '#features/library/server/desk.processes.ts'
import { fineProcess } from '#features/library/server/fine.process.ts'
import { libraryDay } from '#features/library/server/library-day.process.ts'
import { scanProcesses } from '#features/library/server/scan.process.ts'
import { withdrawProcess } from '#features/library/server/withdraw.process.ts'
import { holdProcesses } from '#features/library/server/hold.processes.ts'
import { examinationProcesses } from '#features/examination/server/examination.processes.ts'
import { resultProcesses, resultProposals } from '#features/results/server/result.processes.ts'
import { choiceProcesses } from '#features/notifications/server/choice.processes.ts'
import { markNoticeRead } from '#features/notifications/server/notice.processes.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { printReceipt } from '#features/payments/server/receipts/receipt.process.ts'
import {
  setOffProcess,
  setOffProposals,
} from '#features/payments/server/set-off/set-off.process.ts'
import { reconcileProcess } from '#features/payments/server/ledger/reconcile.process.ts'
import { importStatement } from '#features/payments/server/statements/import.process.ts'
import { listStatements } from '#features/payments/server/statements/list.process.ts'
import { takeStatementBack } from '#features/payments/server/statements/take-back.process.ts'
import { decidedVouchers } from '#features/payments/server/vouchers/decided-vouchers.process.ts'
import {
  reverseVoucherProcess,
  voucherReversals,
} from '#features/payments/server/vouchers/used/reverse-voucher.ts'
import { settleUsedSlip } from '#features/payments/server/vouchers/used/used-slip.ts'
import { usedSlipQueue } from '#features/payments/server/vouchers/used/used-slip.queue.ts'
import { voucherAttachments } from '#features/payments/server/vouchers/voucher-attachments.ts'
import { voucherQueue } from '#features/payments/server/vouchers/voucher.queue.ts'
import {
  voucherProcesses,
  voucherReasons,
} from '#features/payments/server/vouchers/voucher.processes.ts'
import {
  portraitAttachments,
  profileAttachments,
} from '#features/profile/server/attachment-sources.ts'
import { entering } from '#features/profile/server/corrections/enter-correction.ts'
import { correctionQueue } from '#features/profile/server/corrections/correction.queue.ts'
import { doublePersonQueue } from '#features/profile/server/doubles/double-person.queue.ts'
import { settleDouble } from '#features/profile/server/doubles/settle-double.process.ts'
import {
  correctionProcesses,
  correctionReason,
} from '#features/profile/server/corrections/correction.processes.ts'
import { cropPhotoProcess } from '#features/profile/server/crop-photo.process.ts'
import { setOffStatus } from '#features/payments/server/set-off/status.process.ts'
import { creditAid } from '#features/payments/server/set-off/credit.ts'
import {
  payOutProcess,
  payOutProposals,
} from '#features/payments/server/set-off/pay-out.process.ts'
import { listSettings } from '#features/settings/server/list.process.ts'
import { settingEntryInWords } from '#features/settings/rules/entry-words.ts'
import { waitingVouchers } from '#features/payments/server/vouchers/waiting-voucher.ts'
import { changeSetting, settingProposals } from '#features/settings/server/setting.processes.ts'
import type { AccountNeeds } from '#features/staff/server/account-actions.ts'
import { accountProposals } from '#features/staff/server/account-proposals.ts'
import { accountProcesses } from '#features/staff/server/account.processes.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { slowed } from '#features/auth/server/login.ts'
import type { Turns } from '#features/auth/server/passwords/throttle.ts'
import type { CodeVault } from '#features/staff/server/code-vault.ts'
import { proveSecondFactor } from '#features/staff/server/second-factor.ts'
import type { Proves } from '#features/two-people/server/proof.ts'
import { withinModels } from '#features/roles/server/within-models.ts'
import { sessionProcesses } from '#features/staff/server/session.processes.ts'
import { studentProcesses } from '#features/students/server/student.processes.ts'
import { openProposals } from '#features/two-people/server/open-proposals.process.ts'
import { mayConfirmAny } from '#features/two-people/server/may-confirm.ts'
import { proposalProcesses } from '#features/two-people/server/proposal.processes.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { kindClosings } from '#kinds/kinds.closing.ts'
import {
  kindAids,
  kindApplications,
  kindProcesses,
  kindProposals,
  kindQueues,
  kindRechecks,
} from '#kinds/kinds.server.ts'

/** Dependencies of the processes. */
type Acting = {
  readonly payments: PaymentsContext
  readonly printing: Printing
  readonly account: {
    readonly passwords: Passwords
    readonly sessions: Sessions
    readonly turns: Turns
    readonly vault: CodeVault
  }
  readonly files: FileStore
  readonly pusher: Pusher
  readonly audit: Audit
  readonly engine: ModelEngine
  readonly dictionary: Dictionary
}

/** Every process of the product: those of features and kinds, the desk that decides with them, students' files. */
export function allProcesses(at: Acting): ProcessRegistry {
  const sources = [
    voucherQueue(at.payments),
    ...kindQueues,
    correctionQueue,
    doublePersonQueue,
    usedSlipQueue,
    translationQueue,
  ]
  const attachments = [voucherAttachments, ...profileAttachments, portraitAttachments]
  const desk = reviewProcesses({ ...at, sources, attachments })
  const roles = [...new Set(sources.flatMap((source) => source.roles))]
  const overview = [overviewProcess(kindClosings, roles), usualDaysProcess()]
  const students = studentProcesses({ ...at, sources, attachments, applications: kindApplications })
  const names: Names = {
    process: (slug) => registry.get(slug)?.name ?? (slug === entering.slug ? entering.name : null),
    table: (name) => at.dictionary.get(name)?.label ?? null,
    ...columnNames(at.dictionary),
    facts: settingEntryInWords,
  }
  const processes = [
    ...guardDecisions([...featureProcesses(at), ...auditProcesses(names)], sources),
    ...desk,
    ...overview,
    ...students,
  ]
  const registry = processRegistry(processes.map((each) => withinModels(each, at.dictionary)))
  return registry
}

/** Money that may be set off against a fee. */
const aids = [...kindAids, creditAid]

/** All proposals that two people decide. */
export function proposalTypes({
  payments,
  account,
}: {
  readonly payments: PaymentsContext
  readonly account: AccountNeeds
}): readonly ProposalType[] {
  return [
    settingProposals(waitingVouchers),
    ...resultProposals,
    ...kindProposals,
    ...aids.map((aid) => setOffProposals(aid, payments)),
    payOutProposals,
    voucherReversals(payments),
    accountProposals(account),
  ]
}

/** Checks a fresh code, or digits from a document. Wrong ones are slowed down as at the sign-in. */
function provesOf({ turns, vault }: Pick<Acting['account'], 'turns' | 'vault'>): Proves {
  return {
    code: async (userId, code, { database, nowMs }) => {
      const proved = await proveSecondFactor(userId, { code }, { database, turns, nowMs, vault })
      return isRefusal(proved) ? proved : null
    },
    digits: (userId, refused, { database, nowMs }) =>
      slowed(`digits of ${userId}`, refused, { database, turns, nowMs }),
  }
}

function featureProcesses(at: Acting): readonly Process[] {
  const types = proposalTypes(at)
  return [
    ...kindProcesses(at.printing),
    ...enrollmentProcesses,
    ...examinationProcesses,
    ...resultProcesses,
    catalogueProcess,
    ...deskProcesses,
    fineProcess,
    withdrawProcess,
    libraryDay,
    ...scanProcesses(at.dictionary),
    ...holdProcesses,
    ...voucherProcesses(at.payments),
    reverseVoucherProcess(at.payments),
    decidedVouchers,
    settleUsedSlip,
    translateProcess([...voucherReasons, correctionReason, ...returnReasons]),
    sendAgain,
    withdrawApplication(kindRechecks),
    printReceipt(at.printing, at.payments),
    reconcileProcess,
    importStatement,
    takeStatementBack,
    listStatements,
    ...documentProcesses,
    ...correctionProcesses,
    settleDouble,
    cropPhotoProcess(at),
    markNoticeRead,
    ...choiceProcesses(at.pusher),
    changeSetting,
    listSettings,
    setOffStatus(aids, at.payments),
    ...aids.map((aid) => setOffProcess(aid, at.payments)),
    payOutProcess,
    ...proposalProcesses(types, provesOf(at.account)),
    openProposals(types),
    ...ownKeysProcesses,
    ...accountProcesses({ ...at.account, mayConfirm: mayConfirmAny(types) }),
    ...sessionProcesses(at.account.sessions),
  ]
}
