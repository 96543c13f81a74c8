import { useQueryClient } from '@tanstack/react-query'
import type { Message } from '#platform/pure/message.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useReportDownload } from '#platform/browser/action/use-report-download.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { nextStep } from '../rules/certificate.ts'
import { certificateDeskText as text } from '../rules/desk-messages.ts'
import {
  certificateHandOver,
  certificateIssue,
  certificateReady,
  type OpenCertificate,
} from '../wire/processes.ts'

export const certificatesKey = ['certificates-open']

type StepProps = { readonly certificate: OpenCertificate }
type StepButtonProps = StepProps & {
  readonly of: typeof certificateIssue | typeof certificateReady
  readonly label: Message
}

/** The next step of a certificate; an issued one can be printed any time. */
export function NextSteps({ certificate }: StepProps) {
  const say = useSay()
  const { number, isReady, proposedBy, byTwo } = certificate
  if (proposedBy !== null) return say(text.waits, { name: proposedBy })
  const step = nextStep({ isIssued: number !== '', isReady, isHanded: false })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {number !== '' && <PrintButton certificate={certificate} />}
      {step === 'issue' && (
        <StepButton
          certificate={certificate}
          of={certificateIssue}
          label={text[byTwo ? 'propose' : 'issue']}
        />
      )}
      {step === 'ready' && (
        <StepButton
          key="ready"
          certificate={certificate}
          of={certificateReady}
          label={text.ready}
        />
      )}
      {step === 'hand-over' && <HandOverButtons certificate={certificate} />}
    </div>
  )
}

export function useReload() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: certificatesKey })
}

function PrintButton({ certificate: { n_certificate_reg_ID } }: StepProps) {
  const say = useSay()
  const { download, isPending, error } = useReportDownload({
    slug: 'certificate_print',
    parameters: { n_certificate_reg_ID },
    failed: blocks.notReached,
  })
  return (
    <>
      <Button busy={isPending} onClick={download}>
        {say(text.print)}
      </Button>
      <FieldNote
        id={`print-${n_certificate_reg_ID}`}
        error={error === null ? undefined : say(error)}
      />
    </>
  )
}

/** The button of a process that takes the request alone. */
function StepButton({ certificate, of, label }: StepButtonProps) {
  const say = useSay()
  const reload = useReload()
  const { n_certificate_reg_ID } = certificate
  const { action, error } = useProcess(of, reload, { onNotDone: reload })
  return (
    <>
      <LostAnswer action={action} />
      <Button
        look="filled"
        busy={isRunning(action)}
        onClick={() => action.run({ n_certificate_reg_ID })}
      >
        {say(label)}
      </Button>
      <FieldNote id={`step-${n_certificate_reg_ID}`} error={error ? say(error) : undefined} />
    </>
  )
}

function HandOverButtons({ certificate: { n_certificate_reg_ID } }: StepProps) {
  const say = useSay()
  const reload = useReload()
  const { action, error } = useProcess(certificateHandOver, reload, { onNotDone: reload })
  return (
    <>
      <LostAnswer action={action} />
      {(['COLLECTED', 'POSTED'] as const).map((how) => (
        <Button
          key={how}
          look={how === 'COLLECTED' ? 'filled' : 'outlined'}
          busy={isRunning(action)}
          onClick={() => action.run({ n_certificate_reg_ID, how })}
        >
          {say(text[how === 'COLLECTED' ? 'collected' : 'posted'])}
        </Button>
      ))}
      <FieldNote id={`hand-${n_certificate_reg_ID}`} error={error ? say(error) : undefined} />
    </>
  )
}
