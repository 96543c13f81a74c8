import * as v from 'valibot'
import { parseEmv } from '#platform/pure/emv-qr/emv-qr.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const inBothLanguages = v.strictObject({ en: line(120), ne: line(120) })

export const helpDesk = v.strictObject({
  phone: v.pipe(v.string(), v.regex(/^[\d+() -]{6,30}$/)),
  email: v.pipe(v.string(), v.email(), v.maxLength(120)),
  hours: inBothLanguages,
})

/** `emv`: payload of the bank's QR, its checksum valid; `image`: path of a picture on this server, never `//host/…`. */
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

export const bankAccount = v.strictObject({
  bank: line(120),
  number: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,34}$/)),
  holder: line(120),
  qr: v.nullable(bankQr),
})

/** Fee of the university registration, and the pattern of registration numbers: `{year}-{program}-{serial}`. */
export const universityRegistration = v.strictObject({
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

/** Days of a loan, number of renewals, and number of books at a time. */
export const library = v.strictObject({
  loanDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  mostRenewals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  mostBooks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  /** Fine per day late and highest fine per book; stored settings may be older than fines and holds. */
  finePerDayInPaisa: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    500,
  ),
  mostFineInPaisa: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
    50_000,
  ),
  /** Days for which a returned copy is reserved for the reader who waited for it. */
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
export const grading = v.strictObject({
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
 * Fee of retotaling: the opening's fee once, or for each course. `returned`: use of the fee if a mark was too low; a
 * credit may be used by the student or paid back.
 */
export const retotaling = v.strictObject({
  feePerCourse: v.boolean(),
  returned: v.optional(v.picklist(['nothing', 'credit']), 'nothing'),
})

/** Which of the roles that decide on vouchers may approve one that has no line in a bank statement. */
export const voucherApproval = v.strictObject({
  withoutBankLine: v.pipe(
    v.array(v.picklist(['cashier', 'administrator'])),
    v.check((roles) => new Set(roles).size === roles.length),
  ),
})

/** The banks offered where a voucher is uploaded, each by its name in both languages, none twice. */
export const voucherBanks = v.strictObject({
  banks: v.pipe(
    v.array(v.strictObject({ en: line(80), ne: line(80) })),
    v.minLength(1),
    v.maxLength(100),
    v.check((banks) => new Set(banks.map(({ en }) => slipKey(en))).size === banks.length),
  ),
})
