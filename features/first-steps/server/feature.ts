import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { listFirstSteps, openSignUp } from './first-steps.processes.ts'
import { fillFromTemplate } from './starter-template.process.ts'
import { confirmTestMail, sendTestMail } from './test-mail.process.ts'

type Services = {
  readonly dictionary: Dictionary
  readonly payments: Pick<PaymentsContext, 'isKhaltiOff'>
}

export const firstStepsFeature = {
  processes: ({ dictionary, payments: { isKhaltiOff } }: Services) => {
    const asked = { dictionary, isWalletOn: isKhaltiOff !== true }
    return [
      listFirstSteps(asked),
      openSignUp(asked),
      sendTestMail,
      confirmTestMail,
      fillFromTemplate,
    ]
  },
}
