import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useQuotas } from '#features/applying/card/use-quotas.ts'
import { quotaLabels } from '#features/applying/rules/facts.ts'
import { criterionMessages as text, scholarshipPageMessages as page } from '../rules/messages.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'

/** Criteria of a scholarship and its number of seats, a sentence each. */
export function useCriteriaLines(): (opening: ScholarshipOpening) => readonly string[] {
  const say = useSay()
  const language = useLanguage()
  const { quotas } = useQuotas()
  return ({ seats, criteria: { quotas: meant, leastCgpa, leastAttendance, mostIncome } }) => [
    ...(meant.length === 0 ? [] : [say(text.quota, { needed: quotaLabels(quotas, meant) })]),
    ...(leastCgpa === null ? [] : [say(text.cgpa, { needed: leastCgpa.toFixed(2) })]),
    ...(leastAttendance === null ? [] : [say(text.attendance, { needed: leastAttendance })]),
    ...(mostIncome === null ? [] : [say(text.income, { needed: formatRs(mostIncome, language) })]),
    ...(seats === null ? [] : [say(page.seats, { n: seats })]),
  ]
}
