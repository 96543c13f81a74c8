import type { Transaction } from '#platform/server/database/database.ts'
import { makeInstitution } from '#features/institution/server/institution.ts'
import type { AccountValue } from '#features/bank-accounts/rules/facts.ts'
import { storeTestAccount } from '#features/bank-accounts/testing/bank-account.factory.ts'
import type { SettingValues } from '#features/settings/rules/facts.ts'
import { settings } from '#features/settings/rules/settings.ts'
import { storeSetting } from '#features/settings/server/settings.ts'

/** A synthetic Fonepay code (no real merchant; reference/nepal.md §2.1). */
export const demoQrPayload =
  '00020101021126350011fonepay.com071622229900000000175204822053035245802NP5924Langtang Tech University6007Dhunche62110707000000163040CFF'

/** The invented university of the demonstration and of tests. */
export const langtangUniversity: SettingValues['university'] = {
  name: {
    en: 'Langtang Technological University',
    ne: 'लाङटाङ प्राविधिक विश्वविद्यालय',
  },
  shortName: 'LTU',
  address: { en: 'Dhunche, Rasuwa', ne: 'धुन्चे, रसुवा' },
  website: 'https://ltu.example',
}

const initial = Object.fromEntries(
  Object.entries(settings).map(([key, setting]) => [key, setting.initial]),
) as SettingValues

/** Settings of the test university. */
export const langtangSettings: SettingValues = {
  ...initial,
  university: langtangUniversity,
  'help-desk': {
    phone: '071-500123',
    email: 'help@ltu.example',
    hours: {
      en: 'Sunday to Friday, 10:00 to 17:00',
      ne: 'आइतबारदेखि शुक्रबारसम्म, १०:०० बजेदेखि १७:०० बजेसम्म',
    },
  },
  library: {
    ...initial.library,
    hours: {
      en: 'Sunday to Friday, 10:00 to 16:00',
      ne: 'आइतबारदेखि शुक्रबारसम्म, १०:००देखि १६:००सम्म',
    },
  },
}

/** The account of the test university, for all fees. */
export const langtangAccount: AccountValue = {
  bank: 'Nepal Demo Bank',
  branch: '',
  number: '01201002345678',
  holder: 'Langtang Technological University',
  purposes: null,
  qr: { kind: 'emv', payload: demoQrPayload, label: 'Demo - do not pay' },
  from: null,
  until: null,
  isActive: true,
}

/** Stores the university with what it has set. */
export async function storeLangtang(transaction: Transaction): Promise<void> {
  const opened = Date.UTC(2026, 0, 1)
  await makeInstitution(transaction, { isDemo: true, signUpOpened: new Date(opened) })
  const at = { userId: 0, nowMs: opened }
  for (const key of ['university', 'help-desk', 'library'] as const)
    await storeSetting(transaction, { key, value: langtangSettings[key] }, at)
  await storeTestAccount(transaction, langtangAccount)
}
