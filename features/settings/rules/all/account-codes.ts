import * as v from 'valibot'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message } from '#platform/pure/message.ts'
import { defineSetting, field } from '../setting.ts'

/** A code of the accounts office, or none yet: spreadsheets read it as text. */
const code = v.pipe(v.string(), v.trim(), v.regex(/^[0-9A-Za-z.-]{0,20}$/))

const hint: Message = {
  en: 'Up to 20 letters, digits, dots and hyphens; empty: no code yet.',
  ne: '२० अक्षर, अङ्क, थोप्लो र धर्कोसम्म; खाली भए कोड छैन।',
}

/** Codes by account of the ledger, and by head of income for fees. */
const codes = {
  khalti: pageLabels.khalti,
  bank: common.bank,
  cash: { en: 'Cash', ne: 'नगद' },
  'cash-difference': { en: 'Cash differences', ne: 'नगदको फरक' },
  charges: { en: 'Charges of the wallet', ne: 'वालेटको शुल्क' },
  scholarship: common.scholarship,
  retotaling: { en: 'Retotaling fee given back', ne: 'फिर्ता गरिएको पुनर्योग शुल्क' },
  suspense: { en: 'Credit of students, suspense', ne: 'विद्यार्थीको जम्मा, नमिलेको रकम' },
  unclaimed: { en: 'Money no one claimed', ne: 'दाबी नभएको रकम' },
  opening: pageLabels.beforeThisSystem,
  ENTRANCE: { en: 'Fee: entrance', ne: 'शुल्क: प्रवेश परीक्षा' },
  ADMISSION: { en: 'Fee: admission', ne: 'शुल्क: भर्ना' },
  STUDENT_FEE: { en: 'Fee: semester', ne: 'शुल्क: सेमेस्टर' },
  LIBRARY: { en: 'Fee: library', ne: 'शुल्क: पुस्तकालय' },
  PRACTICAL: { en: 'Fee: practical', ne: 'शुल्क: प्रयोगात्मक' },
  EXAM: { en: 'Fee: exam', ne: 'शुल्क: परीक्षा' },
  EXAM_RETOTAL: { en: 'Fee: retotaling', ne: 'शुल्क: पुनर्योग' },
  UNIVERSITY_REGISTRATION: {
    en: 'Fee: university registration',
    ne: 'शुल्क: विश्वविद्यालय दर्ता',
  },
  CERTIFICATE: { en: 'Fee: certificates', ne: 'शुल्क: प्रमाणपत्र' },
  DUE: { en: 'Fee: amounts due from before', ne: 'शुल्क: पहिलेको बाँकी' },
  FINE: { en: 'Fines', ne: 'जरिवाना' },
  LATE_FEE: { en: 'Fee: late fee', ne: 'शुल्क: विलम्ब शुल्क' },
} as const satisfies Readonly<Record<string, Message>>

type CodeName = keyof typeof codes

function ofEach<Value>(value: Value): Readonly<Record<CodeName, Value>> {
  const names = Object.keys(codes).map((name) => [name, value])
  return Object.fromEntries(names) as Readonly<Record<CodeName, Value>>
}

/** Codes under which the accounts office books the ledger's accounts, as exports have them. */
export const accountCodes = defineSetting({
  name: { en: 'Account codes', ne: 'खाता कोड' },
  about: {
    en: 'Codes of the accounts office, in exports of the ledger’s sums.',
    ne: 'खाताको जम्मा निर्यात गर्दा राखिने लेखा शाखाका कोड।',
  },
  twoPeople: true,
  isMoney: true,
  schema: v.strictObject(ofEach(code)),
  initial: ofEach(''),
  fields: Object.entries(codes).map(([name, label]) => field.text(name, label, hint)),
})
