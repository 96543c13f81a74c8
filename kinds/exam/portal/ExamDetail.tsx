import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ApplicationDetail } from '#features/applying/portal/ApplicationDetail.tsx'
import type { DetailProps } from '#features/applying/portal/list/AppliedList.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { exam } from '../rules/kind.ts'
import { examMessages as text, examPageMessages as page } from '../rules/messages.ts'
import { examPaymentButton } from '../rules/payment.ts'
import { applicationKey, applicationModel } from '../wire/exam-application.ts'
import { DownloadCard } from './card/DownloadCard.tsx'
import { type AppliedExam, useOpeningOf } from './exam.queries.ts'
import { examTimeline } from './steps.ts'

type Props = DetailProps & { readonly application: AppliedExam; readonly onPapers: () => void }

/** Second line of a registration: the timeline, its exam papers, form and fee. */
export function ExamDetail({ application, onPapers, ...at }: Props) {
  const { say, language, today } = useSpeaking()
  const opening = useOpeningOf(application)
  const details = say(page['details-button'])
  const { isCardReady } = application
  return (
    <ApplicationDetail
      service="exam"
      model={applicationModel}
      {...at}
      first={at.first && !isCardReady}
      application={application}
      steps={examTimeline({ ...application, opening }, { say, language, today })}
      paymentType={exam.paymentType}
      button={examPaymentButton(application, opening, today)}
      form={{
        process: 'examination_application_form',
        key: applicationKey,
        failed: text['form-failed'],
        waiting: text['document-in-progress'],
        document: page['exam-form'],
      }}
    >
      <DownloadCard application={application} first={at.first && isCardReady} />
      <Button onClick={onPapers} aria-label={`${details}, ${application.name}`}>
        {details}
      </Button>
    </ApplicationDetail>
  )
}
