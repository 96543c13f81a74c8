import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { applicationPages } from '#features/applying/server/documents/prepare-document.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { printPlanText as text } from '../../rules/print-plan-messages.ts'
import { certificatePrintOf } from '../print.process.ts'
import { certificatesOf, keysOfPlan } from './stored-plan.ts'

const mostListed = 50

export const certificatePrintType = 'certificates'

/** Certificates that were printed together, as their plan has them. */
export function certificateBulkPrints(printing: Printing): readonly BulkPrintType[] {
  return [
    {
      id: certificatePrintType,
      name: text.prints,
      permission: 'certificate.issue',
      orders: ['number'],
      async subjects(reader) {
        const plans = await reader
          .selectFrom('certificate_print_plan')
          .select(['certificate_print_plan_id as id', 'certificates', 'executed'])
          .where('executed', 'is not', null)
          .orderBy('certificate_print_plan_id', 'desc')
          .limit(mostListed)
          .execute()
        return plans.map(({ id, executed, ...plan }) => {
          const n = certificatesOf(plan).filter(({ step }) => step !== null).length
          return { id, name: planName(n, executed?.getTime() ?? 0) }
        })
      },
      async pages(reader, { subject }) {
        const plan = await reader
          .selectFrom('certificate_print_plan')
          .select('certificates')
          .where('certificate_print_plan_id', '=', subject)
          .where('executed', 'is not', null)
          .executeTakeFirst()
        return plan === undefined ? [] : keysOfPlan(certificatesOf(plan))
      },
      page: applicationPages(certificatePrintOf(printing)),
    },
  ]
}

export function planName(n: number, nowMs: number): Message {
  return sayInBoth(text.name, { n, day: dayInBoth(dayInNepal(nowMs)) })
}
