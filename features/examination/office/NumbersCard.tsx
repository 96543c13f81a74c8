import { Hash } from 'lucide-react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { ExamLayout } from '../wire/layout.ts'
import { useMay } from '#features/staff/office/session.ts'
import { examSymbolNumbers } from '../wire/processes.ts'

export type LayoutPart = {
  readonly examId: number
  readonly layout: ExamLayout
  readonly onDone: (data: unknown, summary: string) => Promise<void>
}

/** Symbol numbers of approved registrations that have none; given ones stay, and seats are given in their order. */
export function NumbersCard({ examId, layout: { unnumbered, candidates }, onDone }: LayoutPart) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const { action, error } = useProcess(examSymbolNumbers, onDone)
  const sign = unnumbered === 0 ? 'agree' : 'look'
  return (
    <section className="card flex flex-col items-start gap-3 p-4" aria-labelledby="numbers-title">
      <h2 id="numbers-title">{say(text.numbers)}</h2>
      <p className={`sign is-${sign}`}>
        <SignMark sign={sign} />
        {unnumbered === 0 ? say(text['all-numbered']) : say(text.unnumbered, { n: unnumbered })}
      </p>
      {unnumbered > 0 && <p className="small text-muted">{say(text['numbers-stay'])}</p>}
      {laysOut && unnumbered > 0 && candidates > 0 && (
        <Button
          icon={Hash}
          disabled={action.state === 'lost'}
          busy={isRunning(action)}
          onClick={() => action.run({ n_exam_master_ID: examId })}
        >
          {say(text['give-numbers'])}
        </Button>
      )}
      <LostAnswer action={action} />
      <FieldNote id="numbers-note" error={error === null ? undefined : say(error)} />
    </section>
  )
}
