import { NotebookPen } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { Day } from '#platform/pure/calendar/day.ts'
import { ApplicationDetail } from '#features/applying/portal/ApplicationDetail.tsx'
import type { AppliedProps } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { AppliedList } from '#features/applying/portal/list/AppliedList.tsx'
import { entrancePaymentButton } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { useLateFeeColumns } from '#features/late-fee/portal/applied-columns.tsx'
import { usePayNow } from '#features/late-fee/portal/pay-now.ts'
import { isPayable, owes, statusOf, urgencyOf } from '#features/late-fee/rules/facts.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { applicationKey, applicationModel, paymentReference } from '../wire/entrance-application.ts'
import {
  type AppliedEntrance,
  readOpening,
  useAppliedEntrances,
  useReloadApplied,
} from './entrance.queries.ts'
import { entranceTimeline } from './steps.ts'

const OwnMeritPlace = lazyPart(async () => ({
  default: (await import('./merit/OwnMeritPlace.tsx')).OwnMeritPlace,
}))

const ProgramOrderCard = lazyPart(async () => ({
  default: (await import('./merit/ProgramOrderCard.tsx')).ProgramOrderCard,
}))

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
      columns={useLateFeeColumns({ name: page.entrance, closed: text.closed })}
      type={entrance.paymentType}
      reference={paymentReference}
      readNow={usePayNow({ readOpening, texts: text })}
      reload={useReloadApplied()}
      compare={(one, other) => urgencyOf(one, today).localeCompare(urgencyOf(other, today))}
      waitsOnStudent={(row) => owes(row, today)}
      renderDetail={(application, at) => (
        <>
          <ApplicationDetail
            service="entrance"
            model={applicationModel}
            {...at}
            application={application}
            steps={entranceTimeline(application, { say, language, today })}
            paymentType={entrance.paymentType}
            button={entrancePaymentButton(
              { is: statusOf(application) },
              !isPayable(application, today),
            )}
            form={form}
          />
          {application.opening?.isForMany && (
            <Suspense fallback={null}>
              <ProgramOrderCard applicationId={application.id} />
            </Suspense>
          )}
          {mayBePublished(application, today) && (
            <Suspense fallback={null}>
              <OwnMeritPlace applicationId={application.id} />
            </Suspense>
          )}
        </>
      )}
    />
  )
}

/** An applicant who was let in, and whose exam is not ahead: only then there may be a merit list. */
function mayBePublished({ isFormReady, opening }: AppliedEntrance, today: Day): boolean {
  const examDay = opening?.examDay ?? null
  return isFormReady && (examDay === null || examDay < today)
}
