import type * as v from 'valibot'
import type { Message } from '#platform/pure/message.ts'
import type { Contract, ProcessInput } from '#platform/pure/rest-dialect/contract.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { type Change, type Facts, factsBefore } from '#platform/server/processes/trail.ts'
import { applyingOfficeMessages as text } from '../rules/desk/office-messages.ts'
import { type ApplicationRow, type Applications, lockApplication } from './applications.ts'
import { refuseOwnApplication } from './own-application.ts'

/** An application that staff process, its row locked. */
export type Acting<Row extends ApplicationRow> = {
  readonly applicationId: number
  readonly row: Row
  readonly userId: number
  /** Role in which they do it. */
  readonly role: string
  /** The person behind that account. */
  readonly actorPartnerId: number
  readonly nowMs: number
  /** Records another change of the transaction in the trail. */
  readonly did: (change: Change) => void
}

type ApplicationAction<Row extends ApplicationRow, Input extends ProcessInput> = Contract<Input> &
  Pick<Process, 'name' | 'roles'> & {
    readonly applications: Applications<Row>
    /** Runs it, and gives the message; `change` writes columns of the application and records that in the trail. */
    readonly work: (
      transaction: Transaction,
      acting: Acting<Row>,
      at: {
        readonly given: v.InferOutput<Input>
        readonly change: (columns: Facts) => Promise<void>
      },
    ) => Promise<Refusal | Message>
  }

/** A process of staff on one application of their university, in one transaction and in the trail. */
export function applicationProcess<Row extends ApplicationRow, Input extends ProcessInput>(
  of: ApplicationAction<Row, Input>,
): Process {
  const { applications: _, work: __, ...named } = of
  return defineProcess({ ...named, run: (given, context) => run(given, context, of) })
}

function run<Row extends ApplicationRow, Input extends ProcessInput>(
  given: v.InferOutput<Input>,
  context: ProcessContext,
  of: ApplicationAction<Row, Input>,
) {
  const { session, nowMs, record: applicationId } = context
  return context.transact(async (transaction, did) => {
    const row = await lockApplication(transaction, of.applications, applicationId)
    if (row === null || row.ad_client_id !== session.clientId)
      return refusal('rule/application-unknown', text['application-unknown'], { status: 404 })
    const own = refuseOwnApplication(row, session)
    if (own !== null) return own
    const { userId, role, partnerId: actorPartnerId } = session
    const acting = { applicationId, row, userId, role, actorPartnerId, nowMs, did }
    const { table, key } = of.applications
    const change = async (after: Facts) => {
      await writeRow(
        transaction,
        { table, key, id: applicationId },
        { columns: after, userId, nowMs },
      )
      did({ table, record: applicationId, before: factsBefore(row, after), after })
    }
    const done = await of.work(transaction, acting, { given, change })
    return isRefusal(done) ? done : { summary: done }
  })
}
