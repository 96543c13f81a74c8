import type { Selectable } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { SettingValues } from '#features/settings/rules/facts.ts'
import type { PortalSettings } from '../wire/portal-settings.ts'
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

type Shown = {
  readonly helpDesk: SettingValues['help-desk']
  readonly bank: SettingValues['bank-account']
  readonly retotaling: SettingValues['retotaling']
  readonly captcha: PortalSettings['captcha']
  readonly khalti: boolean
  readonly voucherBanks: NonNullable<PortalSettings['voucherBanks']>
  readonly nowMs: number
}

/** Settings that a browser may read before login. */
export function portalSettings(
  institution: Institution,
  { helpDesk, bank, ...at }: Shown,
): PortalSettings {
  return {
    institution: {
      name: institution.name,
      nameNe: institution.name_ne,
      shortName: institution.short_name,
    },
    helpDesk: {
      phone: helpDesk.phone,
      hours: helpDesk.hours.en,
      hoursNe: helpDesk.hours.ne,
      email: helpDesk.email,
    },
    bank: {
      name: bank.bank,
      accountNumber: bank.number,
      accountName: bank.holder,
      qr: bank.qr,
    },
    retotaling: at.retotaling,
    khalti: at.khalti,
    voucherBanks: at.voucherBanks,
    captcha: at.captcha,
    nowMs: at.nowMs,
  }
}

/** Words of the institution that no password may consist of (SECURITY T10). */
export function institutionWords({ name, short_name }: Institution): readonly string[] {
  return [short_name, ...name.split(/\s+/)]
}
