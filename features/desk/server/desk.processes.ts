import * as officeLabels from '#platform/pure/labels/office.ts'
import type * as v from 'valibot'
import type { Contract, Given, ProcessInput } from '#platform/pure/rest-dialect/contract.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import * as contracts from '../wire/processes.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
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

/** The desk itself: what waits, opening with a lock, and what staff agree among each other about an item. */
export function reviewProcesses(needs: DeskNeeds): readonly Process[] {
  const roles = [...new Set(needs.sources.flatMap((source) => source.roles))]
  return [...listProcesses(needs, roles), ...itemProcesses(needs, roles)]
}

function listProcesses({ sources }: DeskNeeds, roles: readonly string[]): readonly Process[] {
  /** The queues the session's role works on. */
  const own = ({ session }: ProcessContext) =>
    sources.filter((source) => worksOn(source, session.role))
  return [
    defineProcess({
      ...contracts.deskQueues,
      name: officeLabels.queues,
      roles,
      // Counts by queue, and since when the oldest waits: of no student.
      shows: [],
      run: async (_given, context) => ({
        summary: text.listed,
        data: { queues: await deskQueues(context.database, own(context), context) },
      }),
    }),
    defineProcess({
      ...contracts.deskTakeOvers,
      name: { en: 'Items taken over', ne: 'अरूले लिएका विषय' },
      roles,
      // Messages to the caller, with the number of an item they had open and the colleague's name: of no student.
      shows: [],
      run: async (_given, context) => ({
        summary: text.listed,
        data: {
          takeOvers: await takeOversFrom(context.database, own(context), context.session.userId),
        },
      }),
    }),
    defineProcess({
      ...contracts.deskTakeOversRead,
      name: { en: 'Mark take-overs as read', ne: 'अरूले लिएको हेरियो' },
      roles,
      run: readTakeOvers,
    }),
    defineProcess({
      ...contracts.deskList,
      name: { en: 'A queue', ne: 'एउटा लाइन' },
      roles,
      shows: 'row-by-row',
      async run({ queue }, context) {
        const source = findSource(own(context), queue, context)
        if (isRefusal(source)) return source
        const rows = await deskRows(context.database, source, context)
        const seen = { table: source.model, record: '' }
        return { summary: text.listed, seen, data: { rows } }
      },
    }),
  ]
}

function itemProcesses(needs: DeskNeeds, roles: readonly string[]): readonly Process[] {
  const onItem = itemProcess(needs, roles)
  return [
    onItem({
      ...contracts.deskItem,
      name: { en: 'An item', ne: 'एउटा विषय' },
      shows: 'row-by-row',
      work: showItem,
    }),
    onItem({
      ...contracts.deskLock,
      name: { en: 'Open an item', ne: 'खोल्ने' },
      // Which colleague holds it, and until when.
      shows: [],
      work: lock,
    }),
    onItem({
      ...contracts.deskLeave,
      name: { en: 'Close an item', ne: 'बन्द गर्ने' },
      work: leave,
    }),
    onItem({
      ...contracts.deskFile,
      name: { en: 'A file of an item', ne: 'विषयको फाइल' },
      shows: 'row-by-row',
      work: deskFile,
    }),
    onItem({
      ...contracts.deskColleagues,
      name: { en: 'Colleagues', ne: 'सहकर्मीहरू' },
      // Names of staff who work on the queue.
      shows: [],
      work: async ({ source, context }) => ({
        summary: text.listed,
        data: { colleagues: await colleaguesOf(context.database, source, context.session.userId) },
      }),
    }),
    onItem({ ...contracts.deskAssign, name: { en: 'Assign', ne: 'तोक्ने' }, work: assign }),
    onItem({
      ...contracts.deskAsk,
      name: { en: 'Ask a colleague', ne: 'सहकर्मीलाई सोध्ने' },
      work: ask,
    }),
    onItem({
      ...contracts.deskAnswer,
      name: { en: 'Answer a colleague', ne: 'सहकर्मीलाई उत्तर' },
      work: answer,
    }),
    onItem({ ...contracts.deskHold, name: { en: 'Hold', ne: 'रोक्ने' }, work: hold }),
    onItem({
      ...contracts.deskJudge,
      name: { en: 'Judge a check', ne: 'जाँचको निर्णय' },
      work: judge,
    }),
    onItem({
      ...contracts.deskRelease,
      name: { en: 'Release', ne: 'फेरि अघि बढाउने' },
      work: releaseHold,
    }),
  ]
}

/** Makes processes on an item of a queue that the session's role works on. */
function itemProcess(needs: DeskNeeds, roles: readonly string[]) {
  return <Input extends ProcessInput>(
    of: Contract<Input> &
      Pick<Process, 'name' | 'shows'> & {
        readonly work: (
          at: OnItem<v.InferOutput<Input>>,
          needs: DeskNeeds,
        ) => Promise<Refusal | ProcessResult>
      },
  ) => {
    const { work, ...named } = of
    return defineProcess({
      ...named,
      roles,
      run(given, context) {
        const { queue, record } = given as Given<typeof contracts.deskItem>
        const source = findSource(needs.sources, queue, context)
        return isRefusal(source)
          ? Promise.resolve(source)
          : work({ source, record, given, context }, needs)
      },
    })
  }
}

function findSource(
  sources: readonly QueueSource[],
  queue: string,
  { session }: ProcessContext,
): QueueSource | Refusal {
  const found = sources.find(({ id }) => id === queue)
  return found !== undefined && worksOn(found, session.role)
    ? found
    : refusal('rule/queue-unknown', text['waits-no-longer'], { status: 404 })
}
