import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { listSettings } from './list.process.ts'
import { settingModel } from './setting.model.ts'
import { changeSetting, settingType } from './setting.processes.ts'

export const settingsFeature = {
  models: [settingModel],
  processes: () => [changeSetting, listSettings],
  proposals: (): readonly ProposalType[] => [settingType],
}
