import '../tables.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { staffRead } from '#features/roles/server/staff-access.ts'
import type { QueueSource } from '../queue-source.ts'
import { ownReasonText as text, reasonEndings } from '../../rules/own-reason-messages.ts'

/** A queue as the register shows it. */
export type ReturningQueue = Pick<QueueSource, 'id' | 'name' | 'endings'>

const inOneLine = { mandatory: true, maxLength: 60 } as const
const forStudents = {
  mandatory: true,
  maxLength: 500,
  // Braces are values that a text of the product fills in.
  pattern: { matches: /^[^{}]+$/, message: text['no-braces'] },
} as const

/** Reasons of the university, in addition to those that each queue has. */
export function returnReasonModel(queues: readonly ReturningQueue[]): Model {
  return registerModel({
    table: 'n_return_reason',
    label: text.reason,
    identifier: ['Name'],
    register: {
      group: 'texts',
      plural: text.reasons,
      place: 1,
      key: ['queue', 'ending', 'Name'],
    },
    access: staffRead,
    check: async (save) => [...closingProblem(queues, save), ...(await takenProblem(save))],
    columns: [
      column.list('queue', text.queue, {
        values: Object.fromEntries(queues.map(({ id, name }) => [id, name])),
        mandatory: true,
      }),
      column.list('ending', text.ending, { values: reasonEndings, mandatory: true }),
      column.text('Name', text.name, { ...inOneLine, help: text['name-help'] }),
      column.text('name_ne', text['name-ne'], inOneLine),
      column.text('message', text.message, { ...forStudents, help: text['message-help'] }),
      column.text('message_ne', text['message-ne'], forStudents),
    ],
  })
}

function closingProblem(
  queues: readonly ReturningQueue[],
  { record }: Save,
): readonly FieldError[] {
  const queue = queues.find(({ id }) => id === record['queue'])
  return record['ending'] === 'close' && queue?.endings?.includes('close') !== true
    ? [{ field: 'ending', message: text['never-closed'] }]
    : []
}

async function takenProblem({ record, id, transaction }: Save): Promise<readonly FieldError[]> {
  const same = await transaction
    .selectFrom('n_return_reason')
    .select('n_return_reason_id')
    .where('queue', '=', String(record['queue']))
    .where('ending', '=', record['ending'] === 'close' ? 'close' : 'return')
    .where('name', '=', String(record['Name']))
    .execute()
  return same.some(({ n_return_reason_id: other }) => other !== id)
    ? [{ field: 'Name', message: text.taken }]
    : []
}
