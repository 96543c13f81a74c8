import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the list that the bank gets, on its pages to sign. */
export const transferListText = {
  title: { en: 'Transfer list', ne: 'बैंक ट्रान्सफर सूची' },
  office: { en: 'Accounts office', ne: 'लेखा शाखा' },
  number: { en: 'List {n}', ne: 'सूची {n}' },
  made: { en: 'Made on {day} by {name}', ne: '{day}मा {name}ले बनाएको' },
  page: { en: 'Page {n} of {of}', ne: 'पृष्ठ {n}/{of}' },
  place: { en: 'No.', ne: 'क्र.सं.' },
  reference: { en: 'Reference', ne: 'सन्दर्भ' },
  holder: common.accountName,
  account: common.accountNumber,
  bank: common.bank,
  amount: pageLabels.amount,
  total: common.total,
  count: { en: '{n} {n|transfer|transfers}', ne: '{n} ट्रान्सफर' },
  prepared: { en: 'Prepared by', ne: 'तयार गर्ने' },
  approved: { en: 'Approved by', ne: 'स्वीकृत गर्ने' },
} as const satisfies Messages
