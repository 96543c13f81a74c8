import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import {
  deskQueue,
  takeOver,
  usualDays as usualDaysOfQueue,
  deskRow,
  itemStatus,
  colleague,
} from './desk.ts'
import { evidence } from './evidence.ts'
import { overview } from './overview.ts'

export const usualDays = contract({
  slug: 'usual_days',
  input: v.object({}),
  /** By queue; one of which too little is known is absent. */
  output: v.object({ days: v.record(v.string(), usualDaysOfQueue) }),
})

export const deskOverview = contract({
  slug: 'desk_overview',
  input: v.object({}),
  output: overview,
})

export const ownKeys = contract({
  slug: 'own_keys',
  input: v.object({}),
  output: v.object({ is_on: v.boolean() }),
})

export const ownKeysChoose = contract({
  slug: 'own_keys_choose',
  input: v.object({
    is_on: argument.flag(),
  }),
})

export const reasonTranslate = contract({
  slug: 'reason_translate',
  input: v.object({
    owed_translation_ID: argument.integer(),
    translation: argument.text(argument.longTextLength),
  }),
  recordParameter: { table: 'owed_translation', parameter: 'owed_translation_ID' },
})

const onItem = { queue: argument.text(), record: argument.integer() }
const recordParameter = { table: 'desk', parameter: 'record' }

export const deskQueues = contract({
  slug: 'desk_queues',
  input: v.object({}),
  output: v.object({ queues: list(deskQueue) }),
})

export const deskTakeOvers = contract({
  slug: 'desk_take_overs',
  input: v.object({}),
  output: v.object({ takeOvers: list(takeOver) }),
})

export const deskTakeOversRead = contract({
  slug: 'desk_take_overs_read',
  input: v.object({ ids: argument.ids() }),
})

export const deskList = contract({
  slug: 'desk_list',
  input: v.object({ queue: argument.text() }),
  output: v.object({ rows: list(deskRow) }),
})

export const deskItem = contract({
  slug: 'desk_item',
  input: v.object(onItem),
  output: v.object({ evidence, standing: itemStatus }),
  recordParameter,
})

export const deskLock = contract({
  slug: 'desk_lock',
  input: v.object({
    ...onItem,
    take_over: v.optional(argument.flag()),
    tab: v.optional(argument.text()),
  }),
  output: v.object({
    locked: v.boolean(),
    /** Name of the holder; null while it is the caller's. */
    by: v.nullable(v.string()),
    /** Milliseconds until the lock lapses, and until it may be taken over. */
    lapses_in: v.nullable(v.number()),
    take_over_in: v.nullable(v.number()),
  }),
  recordParameter,
})

export const deskLeave = contract({
  slug: 'desk_leave',
  input: v.object({ ...onItem, tab: v.optional(argument.text()) }),
  recordParameter,
})

export const deskFile = contract({
  slug: 'desk_file',
  input: v.object({
    ...onItem,
    model: argument.text(),
    file_record: argument.integer(),
    name: argument.text(),
  }),
  recordParameter,
})

export const deskColleagues = contract({
  slug: 'desk_colleagues',
  input: v.object(onItem),
  output: v.object({ colleagues: list(colleague) }),
  recordParameter,
})

export const deskAssign = contract({
  slug: 'desk_assign',
  input: v.object({ ...onItem, ad_user_ID: v.optional(argument.integer()) }),
  recordParameter,
})

export const deskAsk = contract({
  slug: 'desk_ask',
  input: v.object({ ...onItem, ad_user_ID: argument.integer(), question: argument.text() }),
  recordParameter,
})

export const deskAnswer = contract({
  slug: 'desk_answer',
  input: v.object({ ...onItem, answer: argument.text() }),
  recordParameter,
})

export const deskHold = contract({
  slug: 'desk_hold',
  input: v.object({ ...onItem, until: argument.text(), reason: argument.text() }),
  recordParameter,
})

export const deskJudge = contract({
  slug: 'desk_judge',
  input: v.object({
    ...onItem,
    checks: argument.text(),
    agrees: v.optional(argument.flag()),
  }),
  recordParameter,
})

export const deskRelease = contract({
  slug: 'desk_release',
  input: v.object(onItem),
  recordParameter,
})
