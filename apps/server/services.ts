import { rateCounts } from '#platform/server/rate-count/rate-count.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { modelEngine } from '#platform/server/model-engine/engine.ts'
import type { Witness } from '#platform/server/model-engine/witness.ts'
import { newSigningKey, openSigningKey } from '#platform/server/pdf/signed-facts.ts'
import {
  type Process,
  type ProcessRegistry,
  processRegistry,
} from '#platform/server/processes/process.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import { auditProcesses } from '#features/audit/server/audit.processes.ts'
import { createPasswords, type Passwords } from '#features/auth/server/passwords.ts'
import { loadSecret } from '#features/auth/server/secrets.ts'
import { createSessions, type Sessions } from '#features/auth/server/sessions.ts'
import { createTokens } from '#features/auth/server/tokens.ts'
import { createTurns } from '#features/auth/server/throttle.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { paperProcesses } from '#features/documents/server/register/paper.processes.ts'
import { gates } from '#features/enrollment/server/gates.ts'
import { enrollmentProcesses } from '#features/enrollment/server/office.processes.ts'
import { catalogueProcess } from '#features/library/server/catalogue.process.ts'
import { reviewProcesses } from '#features/desk/server/desk.processes.ts'
import { guardDecisions } from '#features/desk/server/guard.ts'
import { deskProcesses } from '#features/library/server/desk.processes.ts'
import { fineProcess } from '#features/library/server/fine.process.ts'
import { holdProcesses } from '#features/library/server/hold.processes.ts'
import { examinationProcesses } from '#features/examination/server/examination.processes.ts'
import { resultProcesses, resultProposals } from '#features/results/server/result.processes.ts'
import { choiceProcesses } from '#features/notifications/server/choice.processes.ts'
import { markNoticeRead } from '#features/notifications/server/notice.processes.ts'
import { withCircuitBreaker } from '#features/payments/server/khalti/circuit-breaker.ts'
import { carryOn } from '#features/payments/server/fail-points.ts'
import type { PaymentsContext } from '#features/payments/server/payments.ts'
import { printReceipt } from '#features/payments/server/receipts/receipt.process.ts'
import { setOffProcess, setOffProposals } from '#features/payments/server/aid/set-off.process.ts'
import { reconcileProcess } from '#features/payments/server/ledger/reconcile.process.ts'
import { unknownLookups } from '#features/payments/server/khalti/unplaced-money.ts'
import { voucherAttachments } from '#features/payments/server/vouchers/voucher-attachments.ts'
import { voucherQueue } from '#features/payments/server/vouchers/voucher.queue.ts'
import { voucherProcesses } from '#features/payments/server/vouchers/voucher.processes.ts'
import {
  portraitAttachments,
  profileAttachments,
} from '#features/profile/server/attachment-sources.ts'
import { correctionQueue } from '#features/profile/server/correction.queue.ts'
import { correctionProcesses } from '#features/profile/server/correction.processes.ts'
import { profileImageData, saveProfileImage } from '#features/profile/server/profile-images.ts'
import { changeSetting, settingProposals } from '#features/settings/server/setting.processes.ts'
import { creditAid } from '#features/payments/server/credit/credit.ts'
import { payOutProcess, payOutProposals } from '#features/payments/server/credit/pay-out.process.ts'
import { type UniversitySettings, universitySettings } from '#features/settings/server/settings.ts'
import { accountProcesses } from '#features/staff/server/account.processes.ts'
import { sessionProcesses } from '#features/staff/server/session.processes.ts'
import { openProposals } from '#features/two-people/server/open-proposals.process.ts'
import { proposalProcesses } from '#features/two-people/server/proposal.processes.ts'
import {
  kindAids,
  kindProcesses,
  kindProposals,
  kindQueues,
  payableKinds,
} from '#kinds/kinds.server.ts'
import type { Dependencies } from './dependencies.ts'
import { productDictionary } from './dictionary.ts'
import { authentication } from './http/authenticate.ts'
import { failuresPerAddress } from './http/failures-per-address.ts'

/** What the routes are made of, built once from the dependencies. */
export async function buildServices(needs: Dependencies, audit: Audit) {
  const { database, clock } = needs
  const keys = openSigningKey(await loadSecret(database, 'documents', newSigningKey))
  const settings = await universitySettings(database)
  const printing = { ...needs, settings, signingKey: keys.privateKey }
  const payments = paymentsOf({ ...needs, settings })
  const engine = await modelEngine({
    database,
    dictionary: productDictionary(),
    mayPass: await gates(database),
    clock,
    saveImage: saveProfileImage(needs),
    imageData: profileImageData(needs),
    ...witness(audit),
  })
  const account = { ...(await accountOf(needs)), audit }
  return {
    payments,
    engine,
    processes: allProcesses({ payments, printing, account, files: needs.files, audit }),
    authenticate: account.authenticate,
    acts: { database, clock, secret: await loadSecret(database, 'acts') },
    account: { ...account, settings },
    settings,
    publicKey: keys.publicKey,
  }
}

/** What the engine tells the audit trail: denials and lists in bundles, an opened record before it is shown. */
function witness(audit: Audit): Witness {
  return {
    deny: (by, { verb, table, code }) =>
      audit.note({ by, act: 'denied', subject: `${verb} ${table}`, code }),
    seen: (by, { is, table, record }) =>
      is === 'list'
        ? audit.note({ by, act: 'listed', subject: table })
        : audit.record({ by, act: 'read', subject: table, record }),
  }
}

function paymentsOf(
  needs: Dependencies & { readonly settings: UniversitySettings },
): PaymentsContext {
  const { database, clock, institution, portalUrl } = needs
  return {
    database,
    khalti: withCircuitBreaker(needs.khalti, clock),
    kinds: new Map(payableKinds.map((kind) => [kind.paymentType, kind])),
    nowMs: clock,
    log: needs.log,
    mayLookUpUnknown: unknownLookups(clock),
    portalUrl,
    institutionName: institution.name,
    settings: needs.settings,
    reached: needs.reached ?? carryOn,
  }
}

type Acting = {
  readonly payments: PaymentsContext
  readonly printing: Printing
  readonly account: { readonly passwords: Passwords; readonly sessions: Sessions }
  readonly files: FileStore
  readonly audit: Audit
}

function allProcesses(at: Acting): ProcessRegistry {
  const sources = [voucherQueue(at.payments), ...kindQueues, correctionQueue]
  const attachments = [voucherAttachments, ...profileAttachments, portraitAttachments]
  const desk = reviewProcesses({ ...at, sources, attachments })
  return processRegistry([...guardDecisions(featureProcesses(at), sources), ...desk])
}

/** Money that may be set off against a fee. */
const aids = [...kindAids, creditAid]

function featureProcesses(at: Acting): readonly Process[] {
  const sorts = [
    settingProposals,
    ...resultProposals,
    ...kindProposals,
    ...aids.map((aid) => setOffProposals(aid, at.payments)),
    payOutProposals,
  ]
  return [
    ...kindProcesses(at.printing),
    ...enrollmentProcesses,
    ...examinationProcesses,
    ...resultProcesses,
    catalogueProcess,
    ...deskProcesses,
    fineProcess,
    ...holdProcesses,
    ...voucherProcesses(at.payments),
    printReceipt(at.printing, at.payments),
    reconcileProcess,
    ...paperProcesses,
    ...correctionProcesses,
    markNoticeRead,
    ...choiceProcesses,
    changeSetting,
    ...aids.map((aid) => setOffProcess(aid, at.payments)),
    payOutProcess,
    ...proposalProcesses(sorts),
    openProposals(sorts),
    ...accountProcesses(at.account),
    ...auditProcesses,
    ...sessionProcesses(at.account.sessions),
  ]
}

/** Signing in and up: sessions heard across processes, tokens, hashing, limits. */
async function accountOf(needs: Dependencies) {
  const { database, clock, institution } = needs
  const sessions = createSessions(database)
  await sessions.listen()
  const tokens = createTokens(await loadSecret(database, 'tokens'))
  return {
    database,
    passwords: await createPasswords(),
    turns: createTurns(),
    sessions,
    tokens,
    authenticate: authentication({ tokens, sessions, clock }),
    clock,
    institution,
    institutionName: institution.name,
    portalUrl: needs.portalUrl,
    captcha: needs.captcha,
    deviceSecret: await loadSecret(database, 'devices'),
    loginLimit: failuresPerAddress(needs.limits.failuresPerMinute, rateCounts(database, clock)),
    ...needs.limits,
  }
}
