import { may } from '#features/roles/rules/facts.ts'
import type { Report } from './report.ts'
import { admissionFunnel } from './reports/admission-funnel.ts'
import { accountSums } from './reports/account-sums.ts'
import { applicants } from './reports/applicants.ts'
import { credits } from './reports/credits.ts'
import { dayBook } from './reports/day-book.ts'
import { dues } from './reports/dues.ts'
import { enrollment } from './reports/enrollment.ts'
import { examResults } from './reports/exam-results.ts'
import { incomeByHead } from './reports/books/income-by-head.ts'
import { incomeByMonth } from './reports/income-by-month.ts'
import { incomeByWay } from './reports/income-by-way.ts'
import { journal } from './reports/books/journal.ts'
import { libraryMonths } from './reports/library-months.ts'
import { libraryOverdue } from './reports/library-overdue.ts'
import { outcomes } from './reports/outcomes.ts'
import { passList } from './reports/pass-list.ts'
import { scholarships } from './reports/scholarships.ts'
import { serviceTimes } from './reports/service-times.ts'
import { signUps } from './reports/sign-ups.ts'
import { staffActions } from './reports/staff-actions.ts'
import { convocation } from './reports/convocation.ts'
import { examCentres } from './reports/exam-centres.ts'
import { medals } from './reports/medals.ts'
import { ranks } from './reports/ranks.ts'
import { seats } from './reports/seats.ts'
import { tabulation } from './reports/tabulation.ts'
import { trialBalance } from './reports/books/trial-balance.ts'

/** All reports, in the order in which the office lists them. */
export const reports: readonly Report[] = [
  applicants,
  admissionFunnel,
  seats,
  signUps,
  enrollment,
  outcomes,
  convocation,
  medals,
  scholarships,
  examResults,
  passList,
  tabulation,
  ranks,
  examCentres,
  incomeByMonth,
  incomeByHead,
  incomeByWay,
  dues,
  dayBook,
  accountSums,
  trialBalance,
  journal,
  credits,
  libraryMonths,
  libraryOverdue,
  serviceTimes,
  staffActions,
]

/** Reports that a role may read. */
export function reportsOf(role: string): readonly Report[] {
  return reports.filter(({ permission }) => may(role, permission))
}

/** Null too if the role may not read it. */
export function findReport(id: string, role: string): Report | null {
  return reportsOf(role).find((report) => report.id === id) ?? null
}
