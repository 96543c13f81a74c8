import { settleUsedSlip } from './used-slip.ts'
import { usedSlipQueue } from './used-slip.queue.ts'

export const usedSlipsFeature = {
  queues: () => [usedSlipQueue],
  processes: () => [settleUsedSlip],
}
