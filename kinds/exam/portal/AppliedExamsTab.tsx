import { ClipboardPen } from 'lucide-react'
import { useState } from 'react'
import type { AppliedProps } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { AppliedList } from '#features/applying/portal/list/AppliedList.tsx'
import { exam } from '../rules/kind.ts'
import { examMessages as text, examPageMessages as page } from '../rules/messages.ts'
import { paymentReference } from '../wire/exam-application.ts'
import { useExamColumns } from './applied-columns.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { type AppliedExam, useAppliedExams, useReloadApplied } from './exam.queries.ts'
import { ExamDetail } from './ExamDetail.tsx'
import { usePayNow } from './pay-now.ts'
import { useWaitsOnStudent } from './card/use-waits.ts'

/** Own exam registrations; the one that waits on the student first (mock 13). */
export function AppliedExamsTab(props: AppliedProps) {
  const [shown, setShown] = useState<AppliedExam | null>(null)
  const waits = useWaitsOnStudent()
  return (
    <>
      <AppliedList
        {...props}
        list={useAppliedExams()}
        icon={ClipboardPen}
        texts={{ ...page, ...text }}
        columns={useExamColumns()}
        type={exam.paymentType}
        reference={paymentReference}
        readNow={usePayNow()}
        reload={useReloadApplied()}
        compare={(one, other) => Number(waits(other)) - Number(waits(one)) || other.id - one.id}
        waitsOnStudent={waits}
        renderDetail={(application, at) => (
          <ExamDetail {...at} application={application} onPapers={() => setShown(application)} />
        )}
      />
      {shown && <DetailsDialog application={shown} onClose={() => setShown(null)} />}
    </>
  )
}
