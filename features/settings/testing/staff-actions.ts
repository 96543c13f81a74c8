import { langtangSettings } from '#features/institution/testing/institution.factory.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { expect } from 'vitest'

export const settingsActions: ActionExamples = () => {
  return {
    setting_change: async () => ({
      by: 'registrar',
      body: {
        key: 'help-desk',
        value: JSON.stringify({ ...langtangSettings['help-desk'], phone: '071-500777' }),
      },
      table: 'n_setting',
      before: { value: expect.stringContaining('071-500123') },
      after: { value: expect.stringContaining('071-500777') },
    }),
  }
}
