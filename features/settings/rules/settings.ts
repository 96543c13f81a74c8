import * as v from 'valibot'
import { parseEmv } from '#platform/pure/emv-qr/emv-qr.ts'
import type { Message } from '#platform/pure/message.ts'

/** Something the university decides itself, without a programmer and without a restart. */
export type Setting<Value> = {
  readonly name: Message
  readonly schema: v.GenericSchema<unknown, Value>
  /** Changed by one person and confirmed by another: where a wrong value sends money astray (SECURITY T45). */
  readonly twoPeople: boolean
  /** What students pay, or where: confirmed with a fresh one-time code. */
  readonly isMoney?: true
  /** Until somebody sets it. */
  readonly initial: Value
}

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const inBothLanguages = v.strictObject({ en: line(120), ne: line(120) })

const helpDesk = v.strictObject({
  phone: v.pipe(v.string(), v.regex(/^[\d+() -]{6,30}$/)),
  email: v.pipe(v.string(), v.email(), v.maxLength(120)),
  hours: inBothLanguages,
})

/** `emv`: what the bank's QR says, its checksum right; `image`: the path of a picture on this server, so never `//host/…`. */
const bankQr = v.variant('kind', [
  v.strictObject({
    kind: v.literal('emv'),
    payload: v.pipe(
      v.string(),
      v.maxLength(512),
      v.check((payload) => parseEmv(payload) !== null),
    ),
    label: v.pipe(v.string(), v.maxLength(60)),
  }),
  v.strictObject({
    kind: v.literal('image'),
    url: v.pipe(v.string(), v.regex(/^\/[\w.-][\w./-]{0,199}$/)),
    label: v.pipe(v.string(), v.maxLength(60)),
  }),
])

const bankAccount = v.strictObject({
  bank: line(120),
  number: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,34}$/)),
  holder: line(120),
  qr: v.nullable(bankQr),
})

/** What registering costs, and how registration numbers are made: `{year}-{program}-{serial}`. */
const universityRegistration = v.strictObject({
  feeInPaisa: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(10_000_000)),
  pattern: v.pipe(
    v.string(),
    v.maxLength(40),
    v.includes('{serial}'),
    v.check((pattern) =>
      /^[\w/. -]*$/.test(pattern.replaceAll(/\{(?:year|program|serial)\}/g, '')),
    ),
  ),
  digits: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(8)),
})

/** How long books are lent, how often again, and how many at once. */
const library = v.strictObject({
  loanDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  mostRenewals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  mostBooks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  /** What each day late costs, and the most one book can; stored settings may be older than fines and holds. */
  finePerDayInPaisa: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    500,
  ),
  mostFineInPaisa: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
    50_000,
  ),
  /** How long a copy that came back is kept for who waited for it. */
  holdDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 3),
})

const hundredth = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(most),
    v.check((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6),
  )

/**
 * Grades from the best down, each with the per cent it needs and its point; the last one, from 0 per cent and with point
 * 0, is not passed. `mostFailed`: with how many courses still open a student goes on to the next semester.
 */
const grading = v.strictObject({
  grades: v.pipe(
    v.array(v.strictObject({ grade: line(4), fromPercent: hundredth(100), point: hundredth(10) })),
    v.minLength(2),
    v.maxLength(20),
    v.check((grades) => {
      const fall = grades.every(
        ({ fromPercent, point }, at) =>
          at === 0 ||
          (fromPercent < (grades[at - 1]?.fromPercent ?? 0) &&
            point < (grades[at - 1]?.point ?? 0)),
      )
      const last = grades.at(-1)
      return fall && last?.fromPercent === 0 && last.point === 0
    }),
  ),
  mostFailed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
})

/**
 * What retotaling costs: the opening's fee once, or for each course. `returned`: what becomes of the fee when a mark was
 * too low; a credit is what the student may use or be paid back.
 */
const retotaling = v.strictObject({
  feePerCourse: v.boolean(),
  returned: v.optional(v.picklist(['nothing', 'credit']), 'nothing'),
})

/** Which of the roles that decide on vouchers may approve one that has no line in a bank statement. */
const voucherApproval = v.strictObject({
  withoutBankLine: v.pipe(
    v.array(v.picklist(['cashier', 'administrator'])),
    v.check((roles) => new Set(roles).size === roles.length),
  ),
})

/** Values of every setting, by key. */
export type SettingValues = {
  readonly 'help-desk': v.InferOutput<typeof helpDesk>
  readonly 'bank-account': v.InferOutput<typeof bankAccount>
  readonly 'university-registration': v.InferOutput<typeof universityRegistration>
  readonly library: v.InferOutput<typeof library>
  readonly retotaling: v.InferOutput<typeof retotaling>
  readonly grading: v.InferOutput<typeof grading>
  readonly 'voucher-approval': v.InferOutput<typeof voucherApproval>
}
export type SettingKey = keyof SettingValues

export const settings: { readonly [Key in SettingKey]: Setting<SettingValues[Key]> } = {
  'help-desk': {
    name: { en: 'Help desk', ne: 'सहायता कक्ष' },
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
    name: { en: 'University registration', ne: 'विश्वविद्यालय दर्ता' },
    schema: universityRegistration,
    twoPeople: true,
    isMoney: true,
    initial: { feeInPaisa: 150_000, pattern: '{year}-{program}-{serial}', digits: 4 },
  },
  library: {
    name: { en: 'Library', ne: 'पुस्तकालय' },
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
    name: { en: 'Retotaling', ne: 'पुनर्योग' },
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
