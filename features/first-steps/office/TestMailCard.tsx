import { useQueryClient } from '@tanstack/react-query'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { firstStepsText as text } from '../rules/messages.ts'
import { type FirstSteps, testMailConfirm, testMailSend } from '../wire/processes.ts'
import { firstStepsKey } from './first-steps.queries.ts'
import { ProveByDigits } from './ProveByDigits.tsx'

/** A mail to the administrator with six digits: the proof that mail arrives. */
export function TestMailCard({ data: { steps, testMail } }: { readonly data: FirstSteps }) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: firstStepsKey })
  const sending = useProcess(testMailSend, refresh)
  const confirming = useProcess(testMailConfirm, refresh)
  return (
    <ProveByDigits
      id="test-mail"
      texts={{
        title: text['test-title'],
        lead: text['test-lead'],
        error: text['test-error'],
        digits: text['test-digits'],
        arrived: text['test-arrived'],
        'is-done': text['test-is-done'],
        send: text['test-send'],
      }}
      isDone={steps.some(({ id, state }) => id === 'test-mail' && state === 'done')}
      newest={testMail}
      sending={sending}
      confirming={confirming}
      isReady
      onSend={() => sending.action.run({})}
    />
  )
}
