import { DownloadForm } from '#features/applying/portal/DownloadForm.tsx'
import { UnlessHeld } from '#features/payments/portal/hold/UnlessHeld.tsx'
import { resultPageMessages as text } from '../../rules/result-messages.ts'
import { applicationKey } from '../../wire/exam-application.ts'
import type { AppliedExam } from '../exam.queries.ts'

type Props = { readonly application: AppliedExam; readonly first: boolean }

/** 'Download Result': the gradesheet (SPEC §2, §8), or why it is held. */
export function DownloadResult({ application, first }: Props) {
  return (
    <UnlessHeld document="gradesheet">
      <DownloadForm
        application={application}
        isReady
        process="gradesheet_print"
        parameters={{ [applicationKey]: application.id }}
        failed={text['download-failed']}
        done={text.downloaded}
        ready={text.download}
        first={first}
      />
    </UnlessHeld>
  )
}
