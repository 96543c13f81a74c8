import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type {
  Arguments,
  Parameter,
  Process,
  ProcessContext,
  ProcessResult,
} from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import { answer, ask, assign, hold, releaseHold } from './agreements.ts'
import { colleaguesOf } from './colleagues.ts'
import { deskFile } from './desk-file.ts'
import { deskQueues, deskRows } from './desk-lists.ts'
import { judge } from './judgements.ts'
import type { DeskNeeds, OnItem } from './on-item.ts'
import { leave, lock, showItem } from './open-item.ts'
import type { QueueSource } from './queue-source.ts'
import { readTakeOvers, takeOversFrom } from './take-overs.ts'
import { worksOn } from './works-on.ts'

const queueParameter = { name: 'queue', type: 'text', mandatory: true } as const
const recordParameter = { name: 'record', type: 'integer', mandatory: true } as const

type ItemAction = Pick<Process, 'slug' | 'name' | 'shows'> & {
  readonly more?: readonly Parameter[]
  readonly run: (at: OnItem, needs: DeskNeeds) => Promise<Refusal | ProcessResult>
}

/** The desk itself: what waits, opening with a lock, and what staff agree among each other about an item. */
export function reviewProcesses(needs: DeskNeeds): readonly Process[] {
  const roles = [...new Set(needs.sources.flatMap((source) => source.roles))]
  return [
    ...lists.map(({ more, run, ...list }) => ({
      ...list,
      parameters: more,
      roles,
      run: (given: Arguments, context: ProcessContext) => {
        const own = needs.sources.filter((source) => worksOn(source, context.session.role))
        return run(own, given, context)
      },
    })),
    ...itemActions.map(({ more = [], run, ...rest }) => ({
      ...rest,
      parameters: [queueParameter, recordParameter, ...more],
      roles,
      recordParameter: { table: 'desk', parameter: 'record' },
      run(given: Arguments, context: ProcessContext) {
        const source = findSource(needs.sources, given, context)
        const record = Number(given['record'])
        return isRefusal(source)
          ? Promise.resolve(source)
          : run({ source, record, given, context }, needs)
      },
    })),
  ]
}

type ListAction = Pick<ItemAction, 'slug' | 'name' | 'shows'> & {
  readonly more: readonly Parameter[]
  /** `own`: the queues the session's role works on. */
  readonly run: (
    own: readonly QueueSource[],
    given: Arguments,
    context: ProcessContext,
  ) => Promise<Refusal | ProcessResult>
}

const lists: readonly ListAction[] = [
  {
    slug: 'desk_queues',
    name: { en: 'Queues', ne: 'लाइनहरू' },
    more: [],
    // Counts by queue, and since when the oldest waits: of no student.
    shows: [],
    run: async (own, _given, context) => ({
      summary: text.listed,
      data: { queues: await deskQueues(context.database, own, context) },
    }),
  },
  {
    slug: 'desk_take_overs',
    name: { en: 'Items taken over', ne: 'अरूले लिएका विषय' },
    more: [],
    // Messages to the caller, with the number of an item they had open and the colleague's name: of no student.
    shows: [],
    run: async (own, _given, { database, session }) => ({
      summary: text.listed,
      data: { takeOvers: await takeOversFrom(database, own, session.userId) },
    }),
  },
  {
    slug: 'desk_take_overs_read',
    name: { en: 'Take-overs read', ne: 'अरूले लिएको हेरियो' },
    more: [{ name: 'ids', type: 'ids', mandatory: true }],
    run: (_own, given, context) => readTakeOvers(given, context),
  },
  {
    slug: 'desk_list',
    name: { en: 'A queue', ne: 'एउटा लाइन' },
    more: [queueParameter],
    shows: 'row-by-row',
    async run(own, given, context) {
      const source = findSource(own, given, context)
      if (isRefusal(source)) return source
      const rows = await deskRows(context.database, source, context)
      const seen = { table: source.model, record: '' }
      return { summary: text.listed, seen, data: { rows } }
    },
  },
]

const colleagueParameter = { name: 'ad_user_ID', type: 'integer' } as const
const tabParameter = { name: 'tab', type: 'text' } as const
const line = (name: string) => ({ name, type: 'text', mandatory: true }) as const

const itemActions: readonly ItemAction[] = [
  {
    slug: 'desk_item',
    name: { en: 'An item', ne: 'एउटा विषय' },
    shows: 'row-by-row',
    run: showItem,
  },
  {
    slug: 'desk_lock',
    name: { en: 'Open an item', ne: 'खोल्ने' },
    // Which colleague holds it, and until when.
    shows: [],
    more: [{ name: 'take_over', type: 'boolean' }, tabParameter],
    run: lock,
  },
  {
    slug: 'desk_leave',
    name: { en: 'Close an item', ne: 'बन्द गर्ने' },
    more: [tabParameter],
    run: leave,
  },
  {
    slug: 'desk_file',
    name: { en: 'A file of an item', ne: 'विषयको फाइल' },
    more: [line('model'), { name: 'file_record', type: 'integer', mandatory: true }, line('name')],
    shows: 'row-by-row',
    run: deskFile,
  },
  {
    slug: 'desk_colleagues',
    name: { en: 'Colleagues', ne: 'सहकर्मीहरू' },
    // Names of staff who work on the queue.
    shows: [],
    run: async ({ source, context }) => ({
      summary: text.listed,
      data: { colleagues: await colleaguesOf(context.database, source, context.session.userId) },
    }),
  },
  {
    slug: 'desk_assign',
    name: { en: 'Assign', ne: 'तोक्ने' },
    more: [colleagueParameter],
    run: assign,
  },
  {
    slug: 'desk_ask',
    name: { en: 'Ask a colleague', ne: 'सहकर्मीलाई सोध्ने' },
    more: [{ ...colleagueParameter, mandatory: true }, line('question')],
    run: ask,
  },
  {
    slug: 'desk_answer',
    name: { en: 'Answer a colleague', ne: 'सहकर्मीलाई उत्तर' },
    more: [line('answer')],
    run: answer,
  },
  {
    slug: 'desk_hold',
    name: { en: 'Hold', ne: 'रोक्ने' },
    more: [line('until'), line('reason')],
    run: hold,
  },
  {
    slug: 'desk_judge',
    name: { en: 'Judge a check', ne: 'जाँचको निर्णय' },
    more: [line('checks'), { name: 'agrees', type: 'boolean' }],
    run: judge,
  },
  { slug: 'desk_release', name: { en: 'Release', ne: 'फेरि अघि बढाउने' }, run: releaseHold },
]

function findSource(
  sources: readonly QueueSource[],
  given: Arguments,
  { session }: ProcessContext,
): QueueSource | Refusal {
  const found = sources.find(({ id }) => id === String(given['queue']))
  return found !== undefined && worksOn(found, session.role)
    ? found
    : refusal('rule/queue-unknown', text['waits-no-longer'], { status: 404 })
}
