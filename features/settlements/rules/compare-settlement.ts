import { type Money, paisa } from '#platform/pure/money/money.ts'

/** A transaction of the wallet's file. */
export type SettledLine = { readonly number: string; readonly amount: Money }

/** The same transaction as the portal has it: credited to a student, or in suspense. */
export type OwnTransaction = SettledLine & { readonly is: 'credited' | 'suspense' }

export type ComparedSettlement<Line extends SettledLine, Own extends OwnTransaction> = {
  readonly agree: readonly Line[]
  /** The wallet settles another sum than it took, as after a refund of a part. */
  readonly differs: readonly { readonly line: Line; readonly own: Own }[]
  readonly suspense: readonly Line[]
  /** The portal knows nothing of them. */
  readonly unknown: readonly Line[]
}

/** Each transaction of a settlement in one of four lists, in the order of the file. */
export function compareSettlement<Line extends SettledLine, Own extends OwnTransaction>(
  lines: readonly Line[],
  own: readonly Own[],
): ComparedSettlement<Line, Own> {
  const byNumber = new Map(own.map((each) => [each.number, each]))
  const ownOf = ({ number }: Line) => byNumber.get(number)
  return {
    agree: lines.filter((line) => isCredited(ownOf(line)) && ownOf(line)?.amount === line.amount),
    differs: lines.flatMap((line) => {
      const known = ownOf(line)
      return known !== undefined && isCredited(known) && known.amount !== line.amount
        ? [{ line, own: known }]
        : []
    }),
    suspense: lines.filter((line) => ownOf(line)?.is === 'suspense'),
    unknown: lines.filter((line) => ownOf(line) === undefined),
  }
}

function isCredited(own: OwnTransaction | undefined): boolean {
  return own?.is === 'credited'
}

export function sumOf(lines: readonly Pick<SettledLine, 'amount'>[]): Money {
  return paisa(lines.reduce((total, { amount }) => total + amount, 0))
}
