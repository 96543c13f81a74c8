import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as v from 'valibot'
import type { Message } from '#platform/pure/message.ts'
import { commercialBanks } from './commercial-banks.ts'
import {
  bankAccount,
  grading,
  helpDesk,
  library,
  retotaling,
  universityRegistration,
  voucherApproval,
  voucherBanks,
} from './setting-schemas.ts'

/** Something the university decides itself, without a programmer and without a restart. */
export type Setting<Value> = {
  readonly name: Message
  readonly schema: v.GenericSchema<unknown, Value>
  /** Changed by one person and confirmed by another: where a wrong value sends money astray (SECURITY T45). */
  readonly twoPeople: boolean
  /** Amounts that students pay, or the account they pay to: confirmed with a fresh one-time code. */
  readonly isMoney?: true
  /** Default until a value is set. */
  readonly initial: Value
}

/** Values of every setting, by key. */
export type SettingValues = {
  readonly 'help-desk': v.InferOutput<typeof helpDesk>
  readonly 'bank-account': v.InferOutput<typeof bankAccount>
  readonly 'university-registration': v.InferOutput<typeof universityRegistration>
  readonly library: v.InferOutput<typeof library>
  readonly retotaling: v.InferOutput<typeof retotaling>
  readonly grading: v.InferOutput<typeof grading>
  readonly 'voucher-approval': v.InferOutput<typeof voucherApproval>
  readonly 'voucher-banks': v.InferOutput<typeof voucherBanks>
}
export type SettingKey = keyof SettingValues

export const settings: { readonly [Key in SettingKey]: Setting<SettingValues[Key]> } = {
  'help-desk': {
    name: common.helpDesk,
    schema: helpDesk,
    twoPeople: false,
    initial: { phone: '', email: '', hours: { en: '', ne: '' } },
  },
  'bank-account': {
    name: { en: 'Bank account and payment QR', ne: 'बैंक खाता र भुक्तानी क्यू आर' },
    schema: bankAccount,
    twoPeople: true,
    isMoney: true,
    initial: { bank: '', number: '', holder: '', qr: null },
  },
  'university-registration': {
    name: pageLabels.universityRegistration,
    schema: universityRegistration,
    twoPeople: true,
    isMoney: true,
    initial: { feeInPaisa: 150_000, pattern: '{year}-{program}-{serial}', digits: 4 },
  },
  library: {
    name: common.library,
    schema: library,
    twoPeople: false,
    initial: {
      loanDays: 30,
      mostRenewals: 2,
      mostBooks: 5,
      finePerDayInPaisa: 500,
      mostFineInPaisa: 50_000,
      holdDays: 3,
    },
  },
  retotaling: {
    name: pageLabels.retotaling,
    schema: retotaling,
    twoPeople: true,
    isMoney: true,
    initial: { feePerCourse: false, returned: 'nothing' },
  },
  grading: {
    name: { en: 'Grading', ne: 'ग्रेडिङ' },
    schema: grading,
    twoPeople: true,
    // The semester system of Tribhuvan University since 2074.
    initial: {
      grades: [
        { grade: 'A', fromPercent: 90, point: 4 },
        { grade: 'A-', fromPercent: 80, point: 3.7 },
        { grade: 'B+', fromPercent: 70, point: 3.3 },
        { grade: 'B', fromPercent: 60, point: 3 },
        { grade: 'B-', fromPercent: 50, point: 2.7 },
        { grade: 'F', fromPercent: 0, point: 0 },
      ],
      mostFailed: 3,
    },
  },
  'voucher-approval': {
    name: { en: 'Approving vouchers', ne: 'भौचर स्वीकृति' },
    schema: voucherApproval,
    twoPeople: true,
    isMoney: true,
    initial: { withoutBankLine: ['cashier', 'administrator'] },
  },
  'voucher-banks': {
    name: { en: 'Banks of vouchers', ne: 'भौचरका बैंक' },
    schema: voucherBanks,
    twoPeople: false,
    initial: { banks: commercialBanks },
  },
}

export function findSetting(key: string): SettingKey | null {
  return Object.hasOwn(settings, key) ? (key as SettingKey) : null
}

/** The value a text of JSON holds for a setting, or the paths that are not as they must be (`hours.en`). */
export function readSetting<Key extends SettingKey>(
  key: Key,
  json: string,
): { readonly value: SettingValues[Key] } | { readonly wrong: readonly string[] } {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return { wrong: ['value'] } // no JSON at all
  }
  const { schema }: Setting<SettingValues[Key]> = settings[key]
  const read = v.safeParse(schema, given)
  return read.success
    ? { value: read.output }
    : { wrong: [...new Set(read.issues.map((issue) => v.getDotPath(issue) ?? 'value'))] }
}
