import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { certificateDeskText } from '../rules/desk-messages.ts'
import { printPlanText, printTogetherText as text } from '../rules/print-plan-messages.ts'
import { type CertificatePrintPlan, certificatePrintTogether } from '../wire/print-plan.ts'

type Props = {
  readonly plan: CertificatePrintPlan
  readonly onDone: (summary: string) => Promise<void>
  readonly onClose: () => void
}

/** A stored plan as it will be executed: what gets a number, what is printed, and what is left out. */
export function PrintPlanDialog({ plan, onDone, onClose }: Props) {
  const say = useSay()
  const { id, pages, issues } = plan
  const { action, error } = useProcess(certificatePrintTogether, (_data, summary) =>
    onDone(summary),
  )
  const busy = isRunning(action)
  return (
    <Dialog
      title={say(printPlanText.execute)}
      width="wide"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          {pages > 0 && (
            <Button
              look="filled"
              busy={busy}
              disabled={action.state === 'lost'}
              onClick={() => action.run({ certificate_print_plan_ID: id })}
            >
              {say(text['pages-n'], { n: pages })}
            </Button>
          )}
        </>
      }
    >
      <p>{say(pages === 0 ? printPlanText.nothing : printPlanText.planned, { n: pages })}</p>
      {issues > 0 && <p>{say(text.issues, { n: issues })}</p>}
      <PlannedTable plan={plan} />
      <LostAnswer action={action} />
      <FieldNote id="print-together-note" error={error === null ? undefined : say(error)} />
    </Dialog>
  )
}

function PlannedTable({ plan: { certificates } }: Pick<Props, 'plan'>) {
  const say = useSay()
  return (
    <OfficeTable
      download="never"
      label={say(printPlanText.execute)}
      rows={certificates}
      rowKey={(each) => each.n_certificate_reg_ID}
      isMuted={({ step }) => step === null}
      columns={[
        {
          id: 'student',
          head: say(certificateDeskText.student),
          render: ({ student }) => say(student),
        },
        {
          id: 'certificate',
          head: say(certificateDeskText.certificate),
          render: ({ type, copies }) => `${say(type)}, ${say(text.copies, { n: copies })}`,
        },
        {
          id: 'number',
          head: say(certificateDeskText.number),
          kind: 'code',
          render: ({ number }) => (number === '' ? '-' : number),
        },
        {
          id: 'step',
          head: say(certificateDeskText.step),
          render: ({ step, why }) =>
            step === null ? say(text.out, { why: why ?? '' }) : say(text[step]),
        },
      ]}
    />
  )
}
