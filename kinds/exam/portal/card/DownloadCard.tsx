import { DownloadForm } from '#features/applying/portal/DownloadForm.tsx'
import { ShareForm } from '#features/applying/portal/ShareForm.tsx'
import {
  examCardMessages as card,
  examMessages as text,
  examPageMessages as page,
} from '../../rules/messages.ts'
import { applicationKey } from '../../wire/exam-application.ts'
import type { AppliedExam } from '../exam.queries.ts'

type Props = { readonly application: AppliedExam; readonly first: boolean }

/** 'Download Admit Card' once it is ready (READINGS ). */
export function DownloadCard({ application, first }: Props) {
  return (
    <DownloadForm
      application={application}
      isReady={application.isCardReady}
      {...printOf(application)}
      ready={page['download-card']}
      waiting={text['document-in-progress']}
      document={card.title}
      first={first}
    />
  )
}

/** Shares the card with another app of the phone (mock 23). */
export function ShareCard({ application }: Pick<Props, 'application'>) {
  return application.isCardReady ? <ShareForm label={page.share} {...printOf(application)} /> : null
}

function printOf({ id }: AppliedExam) {
  return {
    process: 'examination_application_form',
    parameters: { [applicationKey]: id, report_subtype: 'EXAM_CARD' },
    failed: text['card-failed'],
  }
}
