import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { SatPaper, OfferedPaper } from './papers.ts'
import { decideChosen } from './papers.ts'
import { whyNotSentence } from './why-not.ts'

/** A course of a registration, as a sentence names it. */
type ChosenCourse = { readonly courseId: number; readonly name: string }

/** Why a registration no longer holds: the rule that let it be made, with what it is about. Null: it holds. */
export function noLongerSentence(at: {
  readonly offered: readonly OfferedPaper[]
  readonly sat: readonly SatPaper[]
  readonly chosen: readonly ChosenCourse[]
}): Message | null {
  const { offered, sat, chosen } = at
  for (const { courseId, name: course } of chosen) {
    if (decideChosen(offered, [courseId]).is === 'allowed') continue
    const paper = offered.find((each) => each.course.courseId === courseId)
    const [whyNot] = paper?.whyNot ?? []
    if (paper !== undefined && whyNot !== undefined)
      return sayInBoth(text['not-eligible'], { course, why: whyNotSentence(whyNot, paper.course) })
    const isPassed = sat.some((each) => each.courseId === courseId && each.outcome === 'PASS')
    return sayInBoth(text[isPassed ? 'passed' : 'not-registered'], { course })
  }
  return null
}

const text = {
  passed: { en: '{course}: you have passed it.', ne: '{course}: तपाईं उत्तीर्ण भइसक्नुभयो।' },
  'not-registered': {
    en: '{course}: you are not registered for it any more.',
    ne: '{course}: तपाईं यस विषयमा अब दर्ता हुनुहुन्न।',
  },
  'not-eligible': { en: '{course}: {why}', ne: '{course}: {why}' },
} as const
