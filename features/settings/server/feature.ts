import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { listSettings } from './list.process.ts'
import { settingModel } from './setting.model.ts'
import { changeSetting, settingProposals } from './setting.processes.ts'

/** `waiting` counts the vouchers that a change of who approves them concerns. */
export const settingsFeature = (waiting: Parameters<typeof settingProposals>[0]) => ({
  models: [settingModel],
  processes: () => [changeSetting, listSettings],
  proposals: (): readonly ProposalType[] => [settingProposals(waiting)],
})
