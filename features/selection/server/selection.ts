import type { Message } from '#platform/pure/message.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { NoticeType } from '#features/notifications/rules/facts.ts'
import type { SelectionContracts } from '../wire/processes.ts'
import type { SelectionTexts } from '../rules/facts.ts'

/** The result of an opening, at a time. */
export type ResultOf = { readonly openingId: number; readonly nowMs: number }

/** Presence on the day of the test, where it is recorded apart from the scores. */
export type PresenceOnTheDay = {
  /** By application. */
  readonly marks: ReadonlyMap<number, 'present' | 'absent'>
  /** Sittings with candidates whose presence is not recorded. */
  readonly missing: readonly { readonly sitting: string; readonly n: number }[]
}
/** A part of the test, of an application. */
export type PartOf = { readonly applicationId: number; readonly part: string }

type RefusesBeside = (reader: Reader, of: ResultOf) => Promise<Refusal | null>

/**
 * A test that selects, as a kind keeps it: candidates get symbol numbers, are scored, some of them are selected, and two
 * people publish it. The opening's key is its table's name with `_id`, in both tables.
 */
export type Selection = {
  /** Has `name`, `score_fm`, `result_published`, `apply_uptolate` and the exam's day, time and minutes. */
  readonly openings: string
  /** Has `erollno`, `exam_centre`, `selectedquota`, `score`, `attendance`, `selected` and `eligible`, which follows the result. */
  readonly applications: string
  /** Roles that score it and confirm its result. */
  readonly roles: Process['roles']
  readonly contracts: SelectionContracts
  readonly names: Readonly<Record<keyof SelectionContracts, Message>>
  /** Type of its proposal and its notifications. */
  readonly result: NoticeType
  /** The proposal to enter scores before their first day. */
  readonly early: string
  /** Of the office's list of them; a sheet stands beneath it. */
  readonly path: `/${string}`
  readonly texts: SelectionTexts
  /** Refuses what would be beside another way to decide who is selected, such as a merit list. */
  readonly beside: {
    readonly publishing: RefusesBeside
    readonly scores: RefusesBeside
    readonly seats: RefusesBeside
  }
  /** Presence that scores must agree with. */
  readonly presence: (reader: Reader, openingId: number) => Promise<PresenceOnTheDay>
  /** Scores that two people type, neither seeing the other's entry. */
  readonly twice: {
    /** True where the university has chosen it. */
    readonly isOn: (reader: Reader) => Promise<boolean>
    /** Table of entries by application, part of the test and round, and of what was settled of different ones. */
    readonly entries: string
    readonly settlements: string
    /** Parts of the test with a score that counts. */
    readonly parts: (reader: Reader, openingId: number) => Promise<readonly PartOf[]>
    /** Stores the score of a part that counts from now on; null: none does. */
    readonly storePart: (
      transaction: Transaction,
      score: PartOf & { readonly score: number | null },
    ) => Promise<void>
  }
}

/** Contract, name and roles of a process. */
export function step<Step extends keyof SelectionContracts>(of: Selection, is: Step) {
  return { ...of.contracts[is], name: of.names[is], roles: of.roles }
}

/** Subject of a proposal to publish: one open proposal each. */
export function subjectOf({ openings }: Pick<Selection, 'openings'>, openingId: number): string {
  return `${openings}:${openingId}`
}
