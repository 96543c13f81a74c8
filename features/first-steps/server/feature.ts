import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { listFirstSteps, openSignUp } from './first-steps.processes.ts'
import { fillFromTemplate } from './starter-template.process.ts'
import {
  confirmTestMail,
  confirmTestText,
  sendTestMail,
  sendTestText,
} from './test-message.processes.ts'

type Services = {
  readonly dictionary: Dictionary
  readonly payments: Pick<PaymentsContext, 'isKhaltiOff'>
  readonly installation: { readonly hasTextGateway: boolean }
}

export const firstStepsFeature = {
  processes: ({ dictionary, payments: { isKhaltiOff }, installation }: Services) => {
    const { hasTextGateway } = installation
    const asked = { dictionary, isWalletOn: isKhaltiOff !== true, hasTextGateway }
    return [
      listFirstSteps(asked),
      openSignUp(asked),
      sendTestMail,
      confirmTestMail,
      sendTestText(hasTextGateway),
      confirmTestText,
      fillFromTemplate,
    ]
  },
}
