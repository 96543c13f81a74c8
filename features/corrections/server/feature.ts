import { correctionAttachments } from './correction-attachments.ts'
import { correctionModel } from './correction.model.ts'
import { correctionProcesses, correctionReason } from './correction.processes.ts'
import { correctionQueue } from './correction.queue.ts'

export const correctionsFeature = {
  models: [correctionModel],
  queues: () => [correctionQueue],
  attachments: [correctionAttachments],
  reasons: [correctionReason],
  processes: () => correctionProcesses,
}
