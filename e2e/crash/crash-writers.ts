import { cashBack, decideVouchers, takeBack, takeCash, vouchersBack } from './crash-cashiers.ts'
import { type CrashLine, crashLine, signIn } from './crash-line.ts'
import { closeDays, linkVouchers, placeLines, writeLinesOff } from './crash-reconciliation.ts'
import { officePortOf } from './crash-server.ts'
import { study } from './crash-students.ts'
import { linkSettlements } from './crash-settlements.ts'
import type { CrashPeople } from './crash-university.ts'
import type { Shares, Work } from './crash-work.ts'

type Writing = Shares & {
  readonly origin: string
  readonly people: CrashPeople
  readonly random: () => number
  /** Called with the status of every answer. */
  readonly onAnswer?: (status: number) => void
}

/** One writer per student and two cashiers, working until stopped, whatever happens to the server meanwhile. */
export function startWriters({ origin, people, random, onAnswer, ...shares }: Writing) {
  const stop = new AbortController()
  const stopping = stop.signal
  const line = crashLine({ origin, stopping, onAnswer })
  const work = newWork({ line, people, random, shares, stopping })
  const desk = crashLine({ origin: officeOrigin(origin), stopping, onAnswer })
  const atDesk = { ...work, line: desk }
  const cashier = signIn(desk, people.cashier)
  const seconds = signInAll(desk, people.seconds)
  const tokens = Promise.all(people.students.map(({ email }) => signIn(line, email)))
  const all = Promise.all([
    cashier.then((token) => decideVouchers(atDesk, token)),
    cashier.then((token) => takeCash(atDesk, token)),
    shares.isReconciled === true &&
      cashier.then((token) =>
        Promise.all([linkVouchers(atDesk, token), linkSettlements(atDesk, token)]),
      ),
    Promise.all([cashier, seconds]).then(([first, others]) => {
      const desks = twoPeople(shares)
      return Promise.all(
        desks.map((run, turn) => {
          const own = others.filter((_, place) => place % desks.length === turn) // a code counts for one of them
          return run(atDesk, [first, ...own])
        }),
      )
    }),
    tokens.then((own) =>
      Promise.all(
        people.students.map(({ partnerId }, number) => study(work, own[number] ?? '', partnerId)),
      ),
    ),
  ])
  return {
    /** Resolves when all have signed in. */
    signedIn: Promise.all([cashier, seconds, tokens]),
    async stop(): Promise<void> {
      stop.abort()
      await all
    },
    acknowledged: () => work.known,
  }
}

/** Decided by two people: money of the bank and days, or payments that are taken back. */
function twoPeople({ isReconciled }: Shares) {
  if (isReconciled === true) return [placeLines, writeLinesOff, closeDays]
  return [vouchersBack, cashBack].map(
    (of) => (work: Work, people: readonly string[]) => takeBack(work, of, people),
  )
}

function officeOrigin(origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  return `${protocol}//${hostname}:${officePortOf(Number(port))}`
}

async function signInAll(line: CrashLine, emails: readonly string[]): Promise<readonly string[]> {
  const tokens: string[] = []
  for (const email of emails) tokens.push(await signIn(line, email))
  return tokens
}

function newWork(
  given: Omit<Work, 'known' | 'toApprove' | 'toReverse' | 'toTake' | 'toReverseCash'>,
): Work {
  const known = {
    applications: [],
    links: [],
    'wallet payments': [],
    'paid answers': [],
    vouchers: [],
    approvals: [],
    reversals: [],
    cash: [],
    'cash reversals': [],
    'bank links': [],
    placements: [],
    'write-offs': [],
    closes: [],
    settlements: [],
  }
  return { ...given, known, toApprove: [], toReverse: [], toTake: [], toReverseCash: [] }
}
