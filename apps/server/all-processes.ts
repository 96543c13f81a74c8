import type { Message } from '#platform/pure/message.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { type ProcessRegistry, processRegistry } from '#platform/server/processes/process.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import type { Names } from '#features/audit/server/audit.processes.ts'
import { slowed } from '#features/auth/server/login.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import { guardDecisions } from '#features/desk/server/guard.ts'
import { entering } from '#features/corrections/server/enter-correction.ts'
import { withinModels } from '#features/roles/server/within-models.ts'
import { accountEntryInWords } from '#features/bank-accounts/rules/account-words.ts'
import { reports } from '#features/reports/server/registry.ts'
import { settingEntryInWords } from '#features/settings/rules/entry-words.ts'
import { proveSecondFactor } from '#features/staff/server/second-factor.ts'
import type { Proves } from '#features/two-people/server/proof.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { linkUsedName } from '#features/staff/rules/link-messages.ts'
import { recoveryName } from '#features/staff/rules/recovery-messages.ts'
import type { Acting, Proposing } from './acting.ts'
import { recoverySlug } from './commands/recover-staff.ts'
import { linkUsedSlug } from './http/routes/staff/password-link.routes.ts'
import { features } from './features.ts'
import { columnNames } from './settings/column-names.ts'

type Services = {
  readonly processes: ProcessRegistry
  readonly statusParts: readonly StatusPart[]
  readonly prints: readonly BulkPrintType[]
}

/** Every process of the product; those that decide items of the desk are guarded by their locks and checks. */
export function allProcesses(at: Acting): Services {
  const sources = features.flatMap(({ queues }) => queues?.(at) ?? [])
  const { payments } = at
  const watching = { ...at, database: payments.database, nowMs: payments.nowMs, sources }
  const statusParts = features.flatMap(({ status }) => status?.(watching) ?? [])
  const prints = features.flatMap((feature) => feature.prints?.(at.printing) ?? [])
  const names: Names = {
    process: (slug) => registry.get(slug)?.name ?? otherNames.get(slug) ?? null,
    table: (name) => at.dictionary.get(name)?.label ?? otherSubjects.get(name) ?? null,
    ownerColumn(name) {
      const owner = at.dictionary.get(name)?.owner
      return owner?.is === 'partner' ? owner.column.toLowerCase() : null
    },
    record: (table, record) =>
      table === 'report' ? (reports.find(({ id }) => id === record)?.title ?? null) : null,
    ...columnNames(at.dictionary),
    facts: (entry) => settingEntryInWords(entry) ?? accountEntryInWords(entry),
  }
  const deciding = {
    ...at,
    sources,
    attachments: features.flatMap(({ attachments }) => attachments ?? []),
    ownRecords: features.flatMap(({ ownRecords }) => ownRecords ?? []),
    reasons: features.flatMap(({ reasons }) => reasons ?? []),
    proposals: proposalTypes(at),
    statusParts,
    prints,
    proves: provesOf(at.account),
    names,
  }
  const processes = features.flatMap((feature) => feature.processes?.(deciding) ?? [])
  const registry = processRegistry(
    guardDecisions(processes, sources).map((each) => withinModels(each, at.dictionary)),
  )
  return { processes: registry, statusParts, prints }
}

/** Subjects of the audit trail that are no table. */
const otherSubjects: ReadonlyMap<string, Message> = new Map<string, Message>([
  ['list', { en: 'List', ne: 'सूची' }],
  ['report', { en: 'Report', ne: 'प्रतिवेदन' }],
])

/** Entries of the audit trail that no process writes. */
const otherNames: ReadonlyMap<string, Message> = new Map<string, Message>([
  [entering.slug, entering.name],
  [recoverySlug, recoveryName],
  [linkUsedSlug, linkUsedName],
])

/** All proposals that two people decide. */
export function proposalTypes(at: Proposing): readonly ProposalType[] {
  return features.flatMap(({ proposals }) => proposals?.(at) ?? [])
}

/** Checks a fresh code, or digits from a document. Wrong ones are slowed down as at the sign-in. */
function provesOf({ turns, vault }: Acting['account']): Proves {
  return {
    code: async (userId, code, { database, nowMs }) => {
      const proved = await proveSecondFactor(userId, { code }, { database, turns, nowMs, vault })
      return isRefusal(proved) ? proved : null
    },
    digits: (userId, refused, { database, nowMs }) =>
      slowed(`digits of ${userId}`, refused, { database, turns, nowMs }),
  }
}
