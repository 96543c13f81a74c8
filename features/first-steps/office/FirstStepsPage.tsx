import './first-steps.css'
import { DoorOpen, OctagonAlert } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { comeBackLater, signupNotOpen } from '#features/institution/rules/facts.ts'
import { universityKey } from '#features/institution/office/university.ts'
import { useMay } from '#features/staff/office/session.ts'
import { missingSteps, type StepId } from '../rules/first-steps.ts'
import { firstStepsText as text } from '../rules/messages.ts'
import { stepTexts } from '../rules/step-messages.ts'
import { type FirstSteps, signUpOpen } from '../wire/processes.ts'
import { firstStepsKey, useFirstSteps } from './first-steps.queries.ts'
import { StepTable } from './StepTable.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { TestMailCard } from './TestMailCard.tsx'
import { TestTextCard } from './TestTextCard.tsx'

/** Everything a new university needs before students can sign up, with a link to where each step is done. */
export function FirstStepsPage() {
  const say = useSay()
  const { data, isError, refetch } = useFirstSteps()
  return (
    <div className="page first-steps">
      <header className="page-head">
        <h1 className="flex-1">{say(text.title)}</h1>
        {data && (
          <p className="text-muted">
            {say(text.done, {
              n: data.steps.filter(({ state }) => state === 'done').length,
              total: data.steps.length,
            })}
          </p>
        )}
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={11} />}
      {data && <Steps data={data} />}
    </div>
  )
}

function Steps({ data }: { readonly data: FirstSteps }) {
  const say = useSay()
  const mayOpen = useMay('sign-up.open')
  const missing = missingSteps(data.steps)
  const isMissing = (id: StepId) => missing.some((step) => step.id === id)
  return (
    <>
      {!data.isSignUpOpen && missing.length > 0 && (
        <div className="banner problem first-steps-band" role="status">
          <OctagonAlert className="icon" aria-hidden />
          <p className="font-strong">{say(text['missing-things'], { n: missing.length })}</p>
          <ul>
            {missing.map(({ id }) => (
              <li key={id}>
                <Link to={stepTexts[id].href}>{say(stepTexts[id].name)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="first-steps-columns">
        <StepTable steps={data.steps} feesWithoutAccount={data.feesWithoutAccount} />
        <div className="first-steps-side">
          {isMissing('structure') && <TemplateCard />}
          {mayOpen && <TestMailCard data={data} />}
          {mayOpen && data.testText !== null && <TestTextCard test={data.testText} />}
          <SignUpCard data={data} mayOpen={mayOpen} missing={missing.length} />
        </div>
      </div>
    </>
  )
}

type SignUpProps = {
  readonly data: FirstSteps
  readonly mayOpen: boolean
  readonly missing: number
}

/** The page of sign-up as students see it, and the button that opens it. */
function SignUpCard({ data: { isSignUpOpen }, mayOpen, missing }: SignUpProps) {
  const say = useSay()
  const queries = useQueryClient()
  const { action, error } = useProcess(signUpOpen, (_data, summary) => {
    toast.success(summary)
    return Promise.all([
      queries.invalidateQueries({ queryKey: firstStepsKey }),
      queries.invalidateQueries({ queryKey: universityKey }),
    ])
  })
  if (isSignUpOpen) return <Banner tone="done" lead={say(text['is-open'])} />
  return (
    <section className="card first-steps-card" aria-labelledby="see-now">
      <h2 id="see-now">{say(text['see-now'])}</h2>
      <div className="first-steps-now">
        <p className="font-strong">{say(signupNotOpen)}</p>
        <p>{say(comeBackLater)}</p>
      </div>
      <p className="text-muted">
        {missing === 0 ? say(text['nothing-missing']) : say(text['still-missing'], { n: missing })}
      </p>
      {mayOpen ? (
        <Button
          icon={DoorOpen}
          look="filled"
          busy={isRunning(action)}
          disabled={missing > 0 || action.state === 'lost'}
          onClick={() => action.run({})}
        >
          {say(text.open)}
        </Button>
      ) : (
        <p className="text-muted">{say(text['only-administrator'])}</p>
      )}
      <FieldNote id="open-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </section>
  )
}
