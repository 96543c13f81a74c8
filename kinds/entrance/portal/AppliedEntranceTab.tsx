import { NotebookPen } from 'lucide-react'
import { type Day } from '#platform/pure/calendar/day.ts'
import { ApplicationDetail } from '#features/applying/portal/ApplicationDetail.tsx'
import type { AppliedProps } from '#features/applying/portal/ApplicationsPage.tsx'
import { AppliedList } from '#features/applying/portal/AppliedList.tsx'
import { entrancePaymentButton, entrancePaymentStanding } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { nextDeadline } from '../rules/fee.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { applicationKey, paymentReference } from '../wire/entrance-application.ts'
import { useEntranceColumns } from './applied-columns.tsx'
import { type AppliedEntrance, useAppliedEntrances, useReloadApplied } from './entrance.queries.ts'
import { usePayNow } from './pay-now.ts'
import { isPayable, owes } from '../rules/standing.ts'
import { entranceTimeline } from './steps.ts'

const form = {
  process: 'entrance_form',
  key: applicationKey,
  failed: text['form-failed'],
  failedShort: text['form-failed-short'],
} as const

/** Own applications; the one that waits on the student first. */
export function AppliedEntranceTab(props: AppliedProps) {
  const { say, language, today } = useSpeaking()
  return (
    <AppliedList
      {...props}
      list={useAppliedEntrances()}
      icon={NotebookPen}
      texts={{ ...page, ...text }}
      columns={useEntranceColumns()}
      type={entrance.paymentType}
      reference={paymentReference}
      readNow={usePayNow()}
      reload={useReloadApplied()}
      compare={(one, other) => urgency(one, today).localeCompare(urgency(other, today))}
      waitsOnStudent={(row) => owes(row, today)}
      renderDetail={(application, at) => (
        <ApplicationDetail
          service="entrance"
          {...at}
          application={application}
          steps={entranceTimeline(application, { say, language, today })}
          paymentType={entrance.paymentType}
          button={entrancePaymentButton(
            entrancePaymentStanding(application.paying),
            !isPayable(application, today),
          )}
          form={form}
        />
      )}
    />
  )
}

/** Sorts by the nearest deadline of what waits on the student; the others follow, newest first. */
function urgency(application: AppliedEntrance, today: Day): string {
  const { opening } = application
  if (opening !== null && owes(application, today)) return `0${nextDeadline(opening, today) ?? ''}`
  return `1${String(9_999_999_999 - application.id)}`
}
