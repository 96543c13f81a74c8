import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, type Applicant, comeBack, pidxOf } from '#testing/applicant.ts'
import type { TestServer } from '#testing/test-server.ts'

export type Attempted = {
  readonly sita: Applicant
  readonly pidx: string
  readonly attemptId: string
}

/** A payment of Rs. 1,500 that was made at Khalti; the student did not come back. */
export async function openAttempt(at: TestServer, known?: Applicant): Promise<Attempted> {
  const sita = known ?? (await anApplicant(at))
  const pidx = pidxOf(await sita.getLink(rupees(1_500)))
  at.khalti.decide(pidx, 'pay')
  const { payment_attempt_id: attemptId } = await at.database.kysely
    .selectFrom('payment_attempt')
    .select('payment_attempt_id')
    .where('pidx', '=', pidx)
    .executeTakeFirstOrThrow()
  return { sita, pidx, attemptId }
}

/** Khalti took Rs. 1,400 instead of Rs. 1,500: the money is held. */
export async function heldAttempt(at: TestServer): Promise<Attempted> {
  const attempted = await openAttempt(at)
  at.khalti.change(attempted.pidx, { amount: rupees(1_400) })
  await comeBack(at, attempted.pidx)
  return attempted
}
