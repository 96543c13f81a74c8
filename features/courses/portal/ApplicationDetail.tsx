import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useConnection } from '#platform/browser/connection.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import type { Shape } from '#platform/browser/ui/DataList.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { Timeline } from '#platform/browser/ui/Timeline.tsx'
import { downloadReport } from '#features/applying/portal/records.ts'
import { downloadButton } from '#features/applying/rules/facts.ts'
import { processes } from '#features/applying/wire/models.ts'
import { programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { applicationKey } from '../wire/program-application.ts'
import type { AppliedProgram } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'
import { applicationSteps } from './steps.ts'

type Props = {
  readonly screen: ProgramScreen
  readonly application: AppliedProgram
  readonly shape: Shape
  readonly first: boolean
  readonly onOpen: (dialog: 'courses' | 'payments' | 'pay') => void
}

/** Second line of an application: the timeline, and its buttons. */
export function ApplicationDetail({ screen, application, shape, first, onOpen }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { name, courses } = application
  const table = shape === 'table'
  const count = say(page.courses, { n: digits(courses.length, language) })
  return (
    <div className={table ? 'flex items-end gap-6 pb-2' : 'flex flex-col gap-4'}>
      <div className="flex-1">
        <Timeline
          steps={applicationSteps(application, { say, language })}
          flat={table}
          label={say(page.progress, { name })}
        />
      </div>
      <div className={table ? 'flex flex-none gap-2.5' : 'grid grid-cols-2 gap-2.5'}>
        <Button onClick={() => onOpen('courses')} aria-label={`${count}, ${name}`}>
          {count}
        </Button>
        <DownloadForm screen={screen} application={application} first={first} />
        <div className={table ? '' : 'col-span-2 grid'}>
          <PayButton application={application} first={first} onOpen={onOpen} />
        </div>
      </div>
    </div>
  )
}

function PayButton({
  application,
  first,
  onOpen,
}: Pick<Props, 'application' | 'first' | 'onOpen'>) {
  const say = useSay()
  const offline = useConnection() === 'offline'
  const { label, act } = programPaymentButton(application)
  const blocked = act === 'pay' && offline
  const noteId = `pay-note-${application.id}`
  return (
    <>
      <Button
        look={act === 'pay' && first ? 'filled' : 'outlined'}
        disabled={act === null || blocked}
        aria-label={`${say(label)}, ${application.name}`}
        aria-describedby={blocked ? noteId : undefined}
        onClick={() => onOpen(act === 'pay' ? 'pay' : 'payments')}
      >
        {say(label)}
      </Button>
      {blocked && (
        <p id={noteId} className="small mt-1.5 text-muted">
          {say(blocks.needsConnection)}
        </p>
      )}
    </>
  )
}

/** The form as PDF; until the office approves: 'In progress', disabled. */
function DownloadForm({ screen, application, first }: Omit<Props, 'shape' | 'onOpen'>) {
  const say = useSay()
  const rest = useRest()
  const [busy, setBusy] = useState(false)
  const { label, act } = downloadButton(application.status)
  async function download() {
    setBusy(true)
    const parameters = { [applicationKey]: application.id }
    try {
      await downloadReport(rest, processes.courseRegistrationForm, parameters)
    } catch {
      toast.error(say(screen.texts['form-failed']), { id: 'form' })
    }
    setBusy(false)
  }
  return (
    <Button
      look={act !== null && first ? 'filled' : 'outlined'}
      disabled={act === null}
      busy={busy}
      aria-label={`${say(label)}, ${application.name}`}
      onClick={() => void download()}
    >
      {say(label)}
    </Button>
  )
}
