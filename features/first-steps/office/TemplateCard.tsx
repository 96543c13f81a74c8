import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { firstStepsText as text } from '../rules/messages.ts'
import { starterTemplates } from '../rules/templates/templates.ts'
import { starterTemplateUse } from '../wire/processes.ts'
import { firstStepsKey } from './first-steps.queries.ts'

/** Fills an empty academic structure by one press. */
export function TemplateCard() {
  const say = useSay()
  const queries = useQueryClient()
  const { action, error } = useProcess(starterTemplateUse, async (_data, summary) => {
    toast.success(summary)
    await Promise.all([
      queries.invalidateQueries({ queryKey: firstStepsKey }),
      queries.invalidateQueries({ queryKey: ['register'] }),
    ])
  })
  return (
    <section className="card first-steps-card" aria-labelledby="template">
      <h2 id="template">{say(text['template-title'])}</h2>
      <p className="text-muted">{say(text['template-lead'])}</p>
      {Object.entries(starterTemplates).map(([template, { name }]) => (
        <Button
          key={template}
          busy={isRunning(action)}
          disabled={action.state === 'lost'}
          onClick={() => action.run({ template })}
        >
          {say(name)}
        </Button>
      ))}
      <FieldNote id="template-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </section>
  )
}
