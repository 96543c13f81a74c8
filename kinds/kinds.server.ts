import type { CreateHook, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { KindJobNeeds, ServerKind } from '#features/applying/server/server-kind.ts'
import type { Recheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import type { Aid } from '#features/payments/server/set-off/aid.ts'
import { duePayable } from '#features/dues/server/payable.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import { programsOnServer } from '#features/programs/server/programs-on-server.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { enrollHook } from './admission/server/enroll.hook.ts'
import { admissionDesk } from './admission/server/desk.ts'
import { giveUpProcesses } from './admission/server/give-up/give-up.ts'
import { giveUpProposals, type PassSeatOn } from './admission/server/give-up/give-up.proposal.ts'
import { ownGiveUps } from './admission/server/give-up/own-records.ts'
import { admissionPayable } from './admission/server/payable.ts'
import { admissionProgram } from './admission/server/program.ts'
import { certificateServer } from './certificate/server/kind.ts'
import { courseRegistrationDesk } from './course-registration/server/desk.ts'
import { courseRegistrationPayable } from './course-registration/server/payable.ts'
import { courseRegistrationProgram } from './course-registration/server/program.ts'
import { entranceServer } from './entrance/server/kind.ts'
import { passSeatsOn } from './entrance/server/merit/pass-on.ts'
export { entranceSeats } from './entrance/server/layout/entrance-seats.ts'
import { examServer } from './exam/server/kind.ts'
import { retotalingServer } from './retotaling/server/kind.ts'
import { scholarshipServer } from './scholarship/server/kind.ts'
import { universityRegistrationServer } from './university-registration/server/kind.ts'
import type { KindId } from './kinds.ts'

/** Two kinds share their tables; the opening's semester selects the kind for hook, processes and status. */
const programs = programsOnServer(
  { admission: admissionProgram, 'course-registration': courseRegistrationProgram },
  { admission: admissionPayable, 'course-registration': courseRegistrationPayable },
)

/** A seat that is given up goes to the next one waiting on the merit list of its entrance. */
const passSeatOn: PassSeatOn = (transaction, { row, userId, nowMs }) =>
  passSeatsOn(transaction, {
    partnerId: row.c_bpartner_id,
    programId: row.n_program_id,
    yearId: row.n_aca_year_id,
    userId,
    nowMs,
  })

/** Entries of each kind for the server; the compiler requires all. */
const serverKinds = {
  entrance: entranceServer,
  // Processes that admissions share stand with the course registrations; here are their own.
  admission: {
    ...programs,
    processes: () => giveUpProcesses,
    proposals: [giveUpProposals(passSeatOn)],
    ownRecords: [ownGiveUps],
    payable: admissionPayable,
    desk: admissionDesk,
  },
  'course-registration': {
    ...programs,
    payable: courseRegistrationPayable,
    desk: courseRegistrationDesk,
  },
  'university-registration': universityRegistrationServer,
  exam: examServer,
  retotaling: retotalingServer,
  scholarship: scholarshipServer,
  certificate: certificateServer,
} as const satisfies Record<KindId, ServerKind>

const all: readonly ServerKind[] = Object.values(serverKinds)

/** Applications that wait, of each kind. */
export const kindQueues: readonly QueueSource[] = all.map(({ desk }) => desk)

/** Models, queues, proposals and processes of all kinds; two kinds may share theirs. */
export const kindsFeature = {
  models: [...new Set(all.flatMap(({ models }) => models))] satisfies readonly Model[],
  queues: () => kindQueues,
  ownRecords: all.flatMap(({ ownRecords }) => ownRecords ?? []) satisfies readonly OwnRecords[],
  proposals: (): readonly ProposalType[] => all.flatMap(({ proposals }) => proposals ?? []),
  processes: (at: { readonly printing: Printing }): readonly Process[] =>
    [...new Set(all.map(({ processes }) => processes))].flatMap((make) => make(at.printing)),
  prints: (printing: Printing): readonly BulkPrintType[] =>
    all.flatMap(({ bulkPrints }) => bulkPrints?.(printing) ?? []),
  jobs: (at: KindJobNeeds): readonly Job[] => all.flatMap(({ jobs }) => jobs?.(at) ?? []),
}

/** Everything that is paid for, as payments know it: applications of the kinds, and dues. */
export const payableKinds: readonly PayableKind[] = [
  ...all.flatMap(({ payable }) => payable ?? []),
  duePayable,
]

/** Applications of all kinds, each table once, to be decided again and withdrawn. */
export const kindRechecks: readonly Recheck[] = [...new Set(all.map(({ recheck }) => recheck))]

/** Models of the applications of all kinds, each once. */
export const kindApplications: readonly string[] = [
  ...new Set(kindQueues.map(({ model }) => model)),
]

export const paymentReferences: readonly PaymentReference[] = [
  ...new Set(payableKinds.map(({ reference }) => reference)),
]

/** Aid of all kinds that may be set off against a fee. */
export const kindAids: readonly Aid[] = all.flatMap(({ aid }) => aid ?? [])

/** The admission's rule decides who may ask for a place in a program. */
export const askForEnrollment: CreateHook = enrollHook
