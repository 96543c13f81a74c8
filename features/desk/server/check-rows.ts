import { createHash } from 'node:crypto'
import type { Message } from '#platform/pure/message.ts'
import type { CheckRow, DeskValue } from '../wire/evidence.ts'

type Claim = {
  readonly fact: Message
  /** Value that the student has or states. */
  readonly found: DeskValue
  readonly needed: DeskValue
}

/** A check whose facts agree. */
export function agrees({ fact, found, needed }: Claim): CheckRow {
  return { fact, values: [found, needed], sign: 'agree', note: null }
}

/** A check whose facts differ: approving over it asks for a reason. */
export function differs({
  fact,
  found,
  needed,
  note = null,
}: Claim & { note?: Message | null }): CheckRow {
  return { fact, values: [found, needed], sign: 'look', note }
}

/** A check that agrees where its facts do, else one to look at. */
export function agreesIf(isMet: boolean, claim: Claim & { note?: Message | null }): CheckRow {
  return isMet ? agrees(claim) : differs(claim)
}

/**
 * A check that only a person can judge. `basis`: what is judged, such as the id of the photo or the text of a record; with
 * another basis it has to be judged again.
 */
export function toJudge(
  { fact, found, needed, inRow }: Claim & { inRow?: Message },
  ...basis: readonly unknown[]
): CheckRow {
  const judge = { key: judgeKey(fact, ...basis), by: null }
  return {
    fact,
    values: [found, needed],
    sign: 'unknown',
    note: null,
    judge,
    ...(inRow && { inRow }),
  }
}

/** Key under which a check is judged. */
export function judgeKey(fact: Message, ...basis: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([fact.en, basis]))
    .digest('hex')
    .slice(0, 24)
}
