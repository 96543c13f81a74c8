import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useConnection } from '#platform/browser/connection.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import type { Shape } from '#platform/browser/ui/DataList.tsx'
import { Timeline } from '#platform/browser/ui/Timeline.tsx'
import { downloadReport } from '#features/applying/portal/records.ts'
import {
  downloadButton,
  entrancePaymentButton,
  entrancePaymentStanding,
} from '#features/applying/rules/facts.ts'
import { processes } from '#features/applying/wire/models.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { isEntranceOpen } from '../rules/fee.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { applicationKey } from '../wire/entrance-application.ts'
import type { AppliedEntrance } from './entrance.queries.ts'
import { applicationSteps } from './steps.ts'

type Props = {
  readonly application: AppliedEntrance
  readonly shape: Shape
  readonly first: boolean
  readonly onPay: () => void
  readonly onDetails: () => void
}

/** Second line of an application: the timeline, and its two buttons. */
export function ApplicationDetail({ application, shape, first, onPay, onDetails }: Props) {
  const say = useSay()
  const language = useLanguage()
  const steps = applicationSteps(application, { say, language, today: useToday() })
  const label = say(page.progress, { name: application.name })
  const table = shape === 'table'
  return (
    <div className={table ? 'flex items-end gap-6 pb-2' : 'flex flex-col gap-4'}>
      <div className="flex-1">
        <Timeline steps={steps} flat={table} label={label} />
      </div>
      <div className={table ? 'flex flex-none gap-2.5' : 'grid grid-cols-[auto_1fr] gap-2.5'}>
        <DownloadForm application={application} first={first} />
        <PayButton application={application} first={first} onPay={onPay} onDetails={onDetails} />
      </div>
    </div>
  )
}

function PayButton({ application, first, onPay, onDetails }: Omit<Props, 'shape'>) {
  const say = useSay()
  const today = useToday()
  const offline = useConnection() === 'offline'
  const { opening, paying, name } = application
  const closed = opening === null || !isEntranceOpen(opening, today)
  const { label, act } = entrancePaymentButton(entrancePaymentStanding(paying), closed)
  const noteId = `pay-note-${application.id}`
  const blocked = act === 'pay' && offline
  return (
    <div className="grid">
      <Button
        look={act === 'pay' && first ? 'filled' : 'outlined'}
        disabled={act === null || blocked}
        aria-label={`${say(label)}, ${name}`}
        aria-describedby={blocked ? noteId : undefined}
        onClick={act === 'pay' ? onPay : onDetails}
      >
        {say(label)}
      </Button>
      {blocked && (
        <p id={noteId} className="small mt-1.5 flex gap-2 text-muted">
          <WifiOff className="icon" aria-hidden />
          {say(blocks.needsConnection)}
        </p>
      )}
    </div>
  )
}

/** Entrance form and admit card in one PDF; until the office approves: 'In progress', disabled. */
function DownloadForm({ application, first }: Pick<Props, 'application' | 'first'>) {
  const say = useSay()
  const rest = useRest()
  const [busy, setBusy] = useState(false)
  const { label, act } = downloadButton(application.status)
  async function download() {
    setBusy(true)
    try {
      await downloadReport(rest, processes.entranceForm, { [applicationKey]: application.id })
    } catch {
      toast.error(say(text['form-failed']), { id: 'form' })
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
