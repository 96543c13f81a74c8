import type { Selectable } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { BankQr, PortalSettings } from '../wire/portal-settings.ts'
import type { InstitutionTable } from './tables.ts'

export type Institution = Selectable<InstitutionTable>

/** The university this server serves, or null in a database that has none yet. */
export async function findInstitution(database: Database): Promise<Institution | null> {
  const row = await database.kysely
    .selectFrom('institution')
    .selectAll()
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** What a browser may know of the institution before anybody signs in. */
export function portalSettings(
  institution: Institution,
  at: { readonly captcha: PortalSettings['captcha']; readonly nowMs: number },
): PortalSettings {
  return {
    institution: {
      name: institution.name,
      nameNe: institution.name_ne,
      shortName: institution.short_name,
    },
    helpDesk: {
      phone: institution.help_phone,
      hours: institution.help_hours,
      hoursNe: institution.help_hours_ne,
      email: institution.help_email,
    },
    bank: {
      name: institution.bank_name,
      accountNumber: institution.bank_account_number,
      accountName: institution.bank_account_name,
      qr: bankQr(institution),
    },
    captcha: at.captcha,
    nowMs: at.nowMs,
  }
}

function bankQr({ qr_kind, qr_payload, qr_label }: Institution): BankQr | null {
  if (qr_kind === null || qr_payload === null) return null
  return qr_kind === 'emv'
    ? { kind: 'emv', payload: qr_payload, label: qr_label }
    : { kind: 'image', url: qr_payload, label: qr_label }
}

/** Words of the institution that no password may consist of (SECURITY T10). */
export function institutionWords({ name, short_name }: Institution): readonly string[] {
  return [short_name, ...name.split(/\s+/)]
}
