import * as common from '#platform/pure/labels/common.ts'
import { sameInBoth, type Message } from '#platform/pure/message.ts'

/** Levels: code and label (SPEC §3, READINGS R-27). Not the academic level of a programme. */
export const educationLevels = {
  '1slc': { en: 'SLC', ne: 'एसएलसी' },
  '11diploma': { en: 'Diploma', ne: 'डिप्लोमा' },
  '2plus_two': { en: 'Plus Two/Intermediate', ne: 'प्लस टु/इन्टरमिडिएट' },
  '3bachelor': { en: 'Bachelor', ne: 'स्नातक' },
  '4master': { en: 'Master', ne: 'स्नातकोत्तर' },
  '5mphil': { en: 'MPhil', ne: 'एमफिल' },
  '6phd': { en: 'Ph.D.', ne: 'पीएचडी' },
} as const satisfies Record<string, Message>

/** The code is also the label (READINGS R-27). */
export const educationBoards = {
  NG: { en: 'NG', ne: 'NG' },
  NEB: { en: 'NEB', ne: 'NEB' },
  TU: { en: 'TU', ne: 'TU' },
  KU: { en: 'KU', ne: 'KU' },
  PU: { en: 'PU', ne: 'PU' },
  Other: common.other,
} as const satisfies Record<string, Message>

export const gradingTypes = {
  G: common.cgpa,
  P: { en: 'Percentage', ne: 'प्रतिशत' },
} as const satisfies Record<string, Message>

export type EducationLevel = keyof typeof educationLevels
export type EducationBoard = keyof typeof educationBoards
export type GradingType = keyof typeof gradingTypes

/** Fixed by the grading type (SPEC §5): 4.0 for CGPA, 100 for percentage. */
export const fullMarksOf = { G: 4, P: 100 } as const satisfies Record<GradingType, number>
/** As the form shows them. */
export const fullMarksText = { G: '4.0', P: '100' } as const satisfies Record<GradingType, string>

/** The form's files; only the marksheet is required. */
export const educationFiles = ['marksheet', 'character', 'other'] as const
export type EducationFile = (typeof educationFiles)[number]

export function findLevel(text: string): EducationLevel | null {
  return Object.hasOwn(educationLevels, text) ? (text as EducationLevel) : null
}

/** Label of a level by its code; the code itself of an unknown one. */
export function levelName(code: string): Message {
  const level = findLevel(code)
  return level === null ? sameInBoth(code) : educationLevels[level]
}

export function findBoard(text: string): EducationBoard | null {
  return Object.hasOwn(educationBoards, text) ? (text as EducationBoard) : null
}

export function findGradingType(text: string): GradingType | null {
  return Object.hasOwn(gradingTypes, text) ? (text as GradingType) : null
}
