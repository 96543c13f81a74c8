import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { applyingFeature } from '#features/applying/server/feature.ts'
import { auditFeature } from '#features/audit/server/feature.ts'
import { authFeature } from '#features/auth/server/feature.ts'
import { bankAccountsFeature } from '#features/bank-accounts/server/feature.ts'
import { bulkNoticesFeature } from '#features/bulk-notices/server/feature.ts'
import { bulkPrintFeature } from '#features/bulk-print/server/feature.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import { conditionsFeature } from '#features/conditions/server/feature.ts'
import { correctionQueue } from '#features/corrections/server/correction.queue.ts'
import { correctionsFeature } from '#features/corrections/server/feature.ts'
import { deskFeature } from '#features/desk/server/feature.ts'
import type { DeskNeeds } from '#features/desk/server/on-item.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import type { ReasonPlace } from '#features/desk/server/translations/translate.process.ts'
import { documentsFeature } from '#features/documents/server/feature.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { enrollmentFeature } from '#features/enrollment/server/feature.ts'
import { duesFeature } from '#features/dues/server/feature.ts'
import { examinationFeature } from '#features/examination/server/feature.ts'
import { firstStepsFeature } from '#features/first-steps/server/feature.ts'
import { idCardFeature } from '#features/id-card/server/feature.ts'
import { importsFeature } from '#features/imports/server/feature.ts'
import { institutionFeature } from '#features/institution/server/feature.ts'
import { markingFeature } from '#features/marking/server/feature.ts'
import { libraryFeature } from '#features/library/server/feature.ts'
import { nextYearFeature } from '#features/next-year/server/feature.ts'
import { notificationsFeature } from '#features/notifications/server/feature.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import { ownDataFeature } from '#features/own-data/server/feature.ts'
import { paymentSearchFeature } from '#features/payment-search/server/feature.ts'
import { paymentsFeature } from '#features/payments/server/feature.ts'
import { voucherReturns } from '#features/payments/server/vouchers/voucher.queue.ts'
import { vouchersIntoAccount } from '#features/payments/server/vouchers/waiting-voucher.ts'
import { usedSlipsFeature } from '#features/payments/server/vouchers/used/feature.ts'
import { profileFeature } from '#features/profile/server/feature.ts'
import { khaltiCasesFeature } from '#features/khalti-cases/server/feature.ts'
import { reconciliationFeature } from '#features/reconciliation/server/feature.ts'
import { registersFeature } from '#features/registers/server/feature.ts'
import { listFilesFeature } from '#features/list-files/server/feature.ts'
import { reportsFeature } from '#features/reports/server/feature.ts'
import { retentionFeature } from '#features/retention/server/feature.ts'
import { resultsFeature } from '#features/results/server/feature.ts'
import { settlementsFeature } from '#features/settlements/server/feature.ts'
import { settingsFeature } from '#features/settings/server/feature.ts'
import { staffFeature } from '#features/staff/server/feature.ts'
import { studentsFeature } from '#features/students/server/feature.ts'
import { systemStatusFeature } from '#features/system-status/server/feature.ts'
import { twoPeopleFeature } from '#features/two-people/server/feature.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import {
  askForEnrollment,
  entranceSeats,
  kindAids,
  kindApplications,
  kindQueues,
  kindRechecks,
  kindsFeature,
  payableKinds,
  paymentReferences,
} from '#kinds/kinds.server.ts'
import { kindClosings } from '#kinds/kinds.closing.ts'
import { kindImports } from '#kinds/kinds.imports.ts'
import type { Acting, Deciding, Proposing, Watching } from './acting.ts'
import type { FeatureJobNeeds } from './jobs.ts'

/** A feature says what it has of these; each part is collected over all features, in their order. */
type Feature = {
  readonly models?: readonly Model[]
  readonly queues?: (at: Acting) => readonly QueueSource[]
  /** Files that the desk and a student's file show. */
  readonly attachments?: DeskNeeds['attachments']
  /** Rows of a student's own data that stand in no model. */
  readonly ownRecords?: readonly OwnRecords[]
  /** Places of reasons that are translated. */
  readonly reasons?: readonly ReasonPlace[]
  /** Proposals for two people to decide. */
  readonly proposals?: (at: Proposing) => readonly ProposalType[]
  /** Documents that are printed for many in one file. */
  readonly prints?: (printing: Printing) => readonly BulkPrintType[]
  readonly processes?: (at: Deciding) => readonly Process[]
  /** Parts of the system that the status page asks. */
  readonly status?: (at: Watching) => readonly StatusPart[]
  readonly jobs?: (at: FeatureJobNeeds) => readonly Job[]
}

/** Everything the product is made of, in the order in which the office shows queues and the dictionary lists models. */
export const features: readonly Feature[] = [
  systemStatusFeature,
  authFeature,
  paymentsFeature({ references: paymentReferences, aids: kindAids, payable: payableKinds }),
  kindsFeature,
  correctionsFeature,
  profileFeature,
  usedSlipsFeature,
  institutionFeature,
  bankAccountsFeature(vouchersIntoAccount),
  registersFeature,
  firstStepsFeature,
  nextYearFeature,
  importsFeature(kindImports),
  enrollmentFeature(askForEnrollment),
  notificationsFeature,
  settingsFeature,
  twoPeopleFeature,
  documentsFeature,
  bulkPrintFeature,
  applyingFeature(kindRechecks),
  conditionsFeature,
  examinationFeature(entranceSeats),
  resultsFeature,
  markingFeature,
  duesFeature,
  libraryFeature,
  deskFeature({
    closings: kindClosings,
    returning: [voucherReturns, ...kindQueues, correctionQueue],
  }),
  studentsFeature(kindApplications),
  idCardFeature,
  paymentSearchFeature,
  reconciliationFeature,
  settlementsFeature,
  khaltiCasesFeature,
  staffFeature,
  ownDataFeature,
  retentionFeature(kindApplications),
  reportsFeature,
  listFilesFeature,
  bulkNoticesFeature(kindRechecks),
  auditFeature,
]
