import type { Message } from '#platform/pure/message.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { fieldText as text } from './field-messages.ts'
import { readSetting, type SettingKey } from './settings.ts'

/** Value typed or chosen for a field: texts and numbers as they are typed. */
export type Typed = string | boolean | readonly string[]
/** A setting as its form holds it, by the paths of its fields (`hours.en`). */
export type Draft = Readonly<Record<string, Typed>>

export type Choice = { readonly value: string; readonly label: Message }

type Named = {
  readonly path: string
  readonly label: Message
  /** Rule of the field, shown when the value breaks it. */
  readonly needs: Message
}

/** `rupees` are stored in paisa; `number` may have decimals. */
export type SettingField = Named &
  (
    | { readonly is: 'text' | 'whole' | 'number' | 'rupees' | 'yes-no' }
    | { readonly is: 'one' | 'several'; readonly choices: readonly Choice[] }
    /** A name a line, in both languages: `Nepal Bank | नेपाल बैंक`. */
    | { readonly is: 'names' }
  )

function plain(is: 'text' | 'whole' | 'number' | 'rupees' | 'yes-no') {
  return (path: string, label: Message, needs: Message = text['any-choice']): SettingField => ({
    path,
    label,
    needs,
    is,
  })
}
const line = plain('text')
const whole = plain('whole')
const number = plain('number')
const rupeesOf = plain('rupees')
const yesNo = plain('yes-no')

const qrKind: SettingField = {
  path: 'qr.kind',
  label: text['qr-kind'],
  needs: text['any-choice'],
  is: 'one',
  choices: [
    { value: 'none', label: text['qr-none'] },
    { value: 'emv', label: text['qr-emv'] },
    { value: 'image', label: text['qr-image'] },
  ],
}

const fixed: Readonly<
  Record<Exclude<SettingKey, 'bank-account' | 'grading'>, readonly SettingField[]>
> = {
  'help-desk': [
    line('phone', text.phone, text['needs-phone']),
    line('email', text.email, text['needs-email']),
    line('hours.en', text['hours-en'], text['needs-line']),
    line('hours.ne', text['hours-ne'], text['needs-line']),
  ],
  'university-registration': [
    rupeesOf('feeInPaisa', text.fee, text['needs-fee']),
    line('pattern', text.pattern, text['needs-pattern']),
    whole('digits', text.digits, text['needs-digits']),
  ],
  library: [
    whole('loanDays', text['loan-days'], text['needs-loan-days']),
    whole('mostRenewals', text.renewals, text['needs-renewals']),
    whole('mostBooks', text.books, text['needs-books']),
    rupeesOf('finePerDayInPaisa', text['fine-day'], text['needs-fine-day']),
    rupeesOf('mostFineInPaisa', text['fine-most'], text['needs-fine-most']),
    whole('holdDays', text['hold-days'], text['needs-hold-days']),
  ],
  retotaling: [
    yesNo('feePerCourse', text['per-course']),
    {
      path: 'returned',
      label: text.returned,
      needs: text['any-choice'],
      is: 'one',
      choices: [
        { value: 'nothing', label: text['returned-nothing'] },
        { value: 'credit', label: text['returned-credit'] },
      ],
    },
  ],
  'voucher-banks': [{ path: 'banks', label: text.banks, needs: text['needs-banks'], is: 'names' }],
  'voucher-approval': [
    {
      path: 'withoutBankLine',
      label: text['without-line'],
      needs: text['any-choice'],
      is: 'several',
      choices: [
        { value: 'cashier', label: text.cashier },
        { value: 'administrator', label: text.administrator },
      ],
    },
  ],
}

/** The fields of a setting; some are there by what is chosen, or as often as there are rows. */
export function fieldsOf(key: SettingKey, draft: Draft): readonly SettingField[] {
  if (key === 'bank-account')
    return [
      line('bank', text.bank, text['needs-line']),
      line('number', text.number, text['needs-number']),
      line('holder', text.holder, text['needs-line']),
      qrKind,
      ...qrFields(draft['qr.kind']),
    ]
  if (key !== 'grading') return fixed[key]
  return [
    ...Array.from({ length: gradeCount(draft) }, (_, at) => gradeFields(at)).flat(),
    whole('mostFailed', text['most-failed'], text['needs-most-failed']),
  ]
}

function qrFields(kind: Typed | undefined): readonly SettingField[] {
  if (kind !== 'emv' && kind !== 'image') return []
  return [
    kind === 'emv'
      ? line('qr.payload', text['qr-payload'], text['needs-payload'])
      : line('qr.url', text['qr-url'], text['needs-url']),
    line('qr.label', text['qr-label'], text['needs-label']),
  ]
}

export function gradeFields(at: number): readonly SettingField[] {
  return [
    line(`grades.${at}.grade`, text.grade, text['needs-grade']),
    number(`grades.${at}.fromPercent`, text['from-percent'], text['needs-percent']),
    number(`grades.${at}.point`, text.point, text['needs-point']),
  ]
}

export function gradeCount(draft: Draft): number {
  return Object.keys(draft).filter((path) => /^grades\.\d+\.grade$/.test(path)).length
}

/** A value as its form begins. */
export function draftOf(key: SettingKey, value: unknown): Draft {
  const flat = flatten(value)
  const draft: Record<string, Typed> = key === 'bank-account' ? { 'qr.kind': 'none' } : {}
  for (const [path, each] of flat)
    draft[path] = path.endsWith('InPaisa')
      ? String(toRupees(paisa(Number(each))))
      : typeof each === 'number'
        ? String(each)
        : (each as Typed)
  return draft
}

function flatten(value: unknown, before = ''): readonly (readonly [string, unknown])[] {
  if (value === null) return []
  if (isNames(value)) return [[before, asLines(value)]]
  const isSingleValue =
    typeof value !== 'object' || (Array.isArray(value) && typeof value[0] !== 'object')
  if (isSingleValue) return [[before, value]]
  return Object.entries(value).flatMap(([name, each]) =>
    flatten(each, before === '' ? name : `${before}.${name}`),
  )
}

/** The form as a value of its setting, or the fields that are not as they must be. */
export function valueFrom(
  key: SettingKey,
  draft: Draft,
): { readonly json: string } | { readonly wrong: readonly string[] } {
  const json = JSON.stringify(nested(key, draft))
  const read = readSetting(key, json)
  if (!('wrong' in read)) return { json }
  const lists = fieldsOf(key, draft).filter(({ is }) => is === 'names')
  const fieldOf = (path: string) =>
    lists.find((list) => path.startsWith(`${list.path}.`))?.path ?? path
  return { wrong: [...new Set(read.wrong.map(fieldOf))] }
}

function nested(key: SettingKey, draft: Draft): unknown {
  const root: Record<string, unknown> = key === 'grading' ? { grades: [] } : {}
  if (key === 'bank-account') root['qr'] = null
  for (const each of fieldsOf(key, draft)) {
    if (each.path === 'qr.kind' && draft['qr.kind'] === 'none') continue
    put(root, each.path.split('.'), storedValue(each, draft[each.path] ?? ''))
  }
  return root
}

function put(at: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) at[name] = value
  else put((at[name] ??= {}) as Record<string, unknown>, rest, value)
}

/** As it is stored; what is no number stays as it was typed, so that the schema names it. */
function storedValue({ is }: SettingField, typed: Typed): unknown {
  if (typeof typed !== 'string') return typed
  if (is === 'names') return namesOf(typed)
  const trimmed = typed.trim()
  if (is === 'yes-no' || is === 'several' || is === 'one' || is === 'text') return trimmed
  const asNumber = trimmed === '' ? Number.NaN : Number(trimmed.replaceAll(',', ''))
  if (Number.isNaN(asNumber)) return trimmed
  return is === 'rupees' ? Math.round(asNumber * 10_000) / 100 : asNumber
}

function isNames(value: unknown): value is readonly Message[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof Object(each)['en'] === 'string' && 'ne' in Object(each)) &&
    value.length > 0
  )
}

function asLines(names: readonly Message[]): string {
  return names.map(({ en, ne }) => `${en} | ${ne}`).join('\n')
}

/** One a line; a line without a bar is the same in both languages. */
export function namesOf(lines: string): readonly Message[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [en = '', ne = en] = line.split('|').map((part) => part.trim())
      return { en, ne }
    })
}
