import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { type Message, type Messages, sameInBoth } from '#platform/pure/message.ts'

/** Kinds of fee that an account may be for, by the code of the payment type. */
export const accountPurposes = {
  ENTRANCE: common.entrance,
  ADMISSION: { en: 'Admission', ne: 'भर्ना' },
  STUDENT_FEE: pageLabels.courseRegistration,
  EXAM: common.exam,
  EXAM_RETOTAL: pageLabels.retotaling,
  UNIVERSITY_REGISTRATION: pageLabels.universityRegistration,
  CERTIFICATE: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  DUE: pageLabels.amountDue,
} as const satisfies Messages

export const allFeesName: Message = { en: 'All fees', ne: 'सबै शुल्क' }

export type AccountPurpose = keyof typeof accountPurposes

/** All of them, in the order of the form. */
export const purposeCodes = Object.keys(accountPurposes) as readonly AccountPurpose[]

export function findPurpose(code: string): AccountPurpose | null {
  return purposeCodes.find((each) => each === code) ?? null
}

/** `Entrance, Exam`; null: all fees. */
export function purposesInWords(purposes: readonly string[] | null): Message {
  return purposes === null ? allFeesName : listedPurposes(purposes)
}

export function listedPurposes(purposes: readonly string[]): Message {
  const names = purposes.map((code): Message => {
    const known = findPurpose(code)
    return known === null ? sameInBoth(code) : accountPurposes[known]
  })
  return {
    en: names.map(({ en }) => en).join(', '),
    ne: names.map(({ ne }) => ne).join(', '),
  }
}
