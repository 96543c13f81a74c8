import { Printer } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { bulkPrintScreen } from '#features/bulk-print/rules/facts.ts'
import { mostTogether } from '../rules/print-plan.ts'
import { printPlanText, printTogetherText as text } from '../rules/print-plan-messages.ts'
import { type CertificatePrintPlan, certificatePrintPlan } from '../wire/print-plan.ts'
import { useReload } from './NextSteps.tsx'
import { PrintPlanDialog } from './PrintPlanDialog.tsx'

type Props = {
  readonly chosen: readonly number[]
  readonly onPrinted: () => void
}

/** Prints the chosen certificates as one file; first its plan is shown. */
export function PrintTogether({ chosen, onPrinted }: Props) {
  const say = useSay()
  const reload = useReload()
  const [plan, setPlan] = useState<CertificatePrintPlan | null>(null)
  const { action, error } = useProcess(certificatePrintPlan, (data) => setPlan(data.plan), {
    onNotDone: reload,
  })
  const done = async (summary: string) => {
    toast.success(summary)
    setPlan(null)
    onPrinted()
    await reload()
  }
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-2 p-4">
      {chosen.length > 0 && chosen.length <= mostTogether && (
        <Button
          icon={Printer}
          look="filled"
          busy={isRunning(action)}
          disabled={action.state === 'lost'}
          onClick={() => action.run({ certificates: [...chosen] })}
        >
          {say(text['print-n'], { n: chosen.length })}
        </Button>
      )}
      {chosen.length > mostTogether && (
        <p className="text-muted">{say(printPlanText['too-many'], { most: mostTogether })}</p>
      )}
      <Link to="/overview/prints?what=certificates">{say(bulkPrintScreen.title)}</Link>
      <LostAnswer action={action} />
      <FieldNote id="print-plan-note" error={error === null ? undefined : say(error)} />
      {plan !== null && (
        <PrintPlanDialog
          plan={plan}
          onDone={done}
          onClose={() => {
            setPlan(null)
            void reload()
          }}
        />
      )}
    </div>
  )
}
