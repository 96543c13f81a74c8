import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'

/** Decisions on a candidate: the result is withheld, or exam papers are cancelled. */
export const decisionTypes = {
  WITHHELD: { en: 'Withheld', ne: 'रोकिएको' },
  EXPELLED: { en: 'Expelled', ne: 'निष्कासित' },
} as const satisfies Record<string, Message>

export type DecisionType = keyof typeof decisionTypes

export const decisionGrounds = {
  DUES: { en: 'Dues', ne: 'बाँकी रकम' },
  UNFAIR: { en: 'Unfair means', ne: 'अनुचित साधन' },
  OTHER: common.other,
} as const satisfies Record<string, Message>

export type DecisionGround = keyof typeof decisionGrounds

export function findDecisionType(text: unknown): DecisionType | null {
  return typeof text === 'string' && Object.hasOwn(decisionTypes, text)
    ? (text as DecisionType)
    : null
}

export function findDecisionGround(text: unknown): DecisionGround | null {
  return typeof text === 'string' && Object.hasOwn(decisionGrounds, text)
    ? (text as DecisionGround)
    : null
}
