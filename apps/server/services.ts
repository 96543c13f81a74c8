import { rateCounts } from '#platform/server/rate-count/rate-count.ts'
import { modelEngine } from '#platform/server/model-engine/engine.ts'
import type { RequestStats } from '#platform/server/status/request-stats.ts'
import type { Witness } from '#platform/server/model-engine/witness.ts'
import { newSigningKey, openSigningKey } from '#platform/server/pdf/parts/signed-facts.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Version } from '#platform/server/model-engine/write/write-context.ts'
import { type Audit, type AuditFacts, keepAt } from '#features/audit/server/audit.ts'
import { bankAccounts } from '#features/bank-accounts/server/bank-accounts.ts'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { loadSecret } from '#features/auth/server/secrets.ts'
import { createSessions } from '#features/auth/server/sessions.ts'
import { createTokens } from '#features/auth/server/tokens.ts'
import { createTurns } from '#features/auth/server/passwords/throttle.ts'
import { gates } from '#features/enrollment/server/gates.ts'
import { withCircuitBreaker } from '#features/payments/server/khalti/circuit-breaker.ts'
import { carryOn } from '#features/payments/server/core/fail-points.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { withheldForFees } from '#features/payments/server/hold/withheld.ts'
import { noWallet } from '#features/payments/server/khalti/no-wallet.ts'
import { unknownLookups } from '#features/payments/server/khalti/unplaced-money.ts'
import { profileImageData, saveProfileImage } from '#features/profile/server/profile-images.ts'
import { type UniversitySettings, universitySettings } from '#features/settings/server/settings.ts'
import { payableKinds } from '#kinds/kinds.server.ts'
import type { Side } from '#features/roles/rules/facts.ts'
import type { Dependencies } from './dependencies.ts'
import { productDictionary } from './dictionary.ts'
import { authentication } from './http/request/authenticate.ts'
import { failuresPerAddress } from './http/request/failures-per-address.ts'
import { allProcesses } from './all-processes.ts'

/** Builds the services of the routes, once, from the dependencies. */
export async function buildServices(
  needs: Dependencies,
  { audit, requests }: { readonly audit: Audit; readonly requests: RequestStats },
) {
  const { database, clock } = needs
  const keys = openSigningKey(await loadSecret(database, 'documents', newSigningKey))
  const settings = await universitySettings(database)
  const accounts = await bankAccounts(database)
  const payments = paymentsOf({ ...needs, settings })
  const withheld = withheldForFees(payments)
  const printing = { ...needs, settings, signingKey: keys.privateKey, withheld }
  const dictionary = productDictionary()
  const engine = await modelEngine({
    database,
    dictionary,
    mayPass: await gates(database),
    clock,
    saveImage: saveProfileImage(needs),
    imageData: profileImageData(needs),
    recordVersion: (version, { session, transaction, nowMs }) =>
      keepAt(transaction, [changeOf(version, session)], nowMs),
    ...witness(audit),
  })
  const account = { ...(await accountOf(needs)), audit }
  return {
    payments,
    engine,
    ...allProcesses({
      payments,
      requests,
      installation: needs.installation,
      printing,
      account,
      files: needs.files,
      pusher: needs.pusher,
      audit,
      engine,
      dictionary,
    }),
    authenticateOn: (side: Side) => authentication({ ...account, clock, side }),
    keyedRequests: { database, clock, secret: await loadSecret(database, 'acts') },
    account: { ...account, settings, accounts },
    settings,
    publicKey: keys.publicKey,
  }
}

function changeOf({ table, id, before, after }: Version, { userId, role }: Session): AuditFacts {
  return { by: { userId, role }, act: 'changed', subject: table, record: String(id), before, after }
}

/** Writes the engine's events to the audit trail: denials and lists in bundles, an opened record before it is shown. */
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
  const khalti = withCircuitBreaker(needs.khalti ?? noWallet, clock)
  return {
    database,
    khalti,
    walletHealth: khalti.health,
    isKhaltiOff: needs.khalti === null,
    kinds: new Map(payableKinds.map((kind) => [kind.paymentType, kind])),
    nowMs: clock,
    log: needs.log,
    mayLookUpUnknown: unknownLookups(clock),
    portalUrl,
    institution,
    settings: needs.settings,
    reached: needs.reached ?? carryOn,
  }
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
    vault: needs.vault,
    sessions,
    tokens,
    clock,
    institution,
    portalUrl: needs.portalUrl,
    officeUrl: needs.officeUrl,
    captcha: needs.captcha,
    deviceSecret: await loadSecret(database, 'devices'),
    loginLimit: failuresPerAddress(needs.limits.failuresPerMinute, rateCounts(database, clock)),
    ...needs.limits,
  }
}
