import type { Process } from '#platform/server/processes/process.ts'
import { portraitAttachments, profileAttachments } from './attachment-sources.ts'
import { correctionModel } from './corrections/correction.model.ts'
import { correctionProcesses, correctionReason } from './corrections/correction.processes.ts'
import { correctionQueue } from './corrections/correction.queue.ts'
import { cropPhotoProcess } from './crop-photo.process.ts'
import { doublePersonQueue } from './doubles/double-person.queue.ts'
import { settleDouble } from './doubles/settle-double.process.ts'
import { educationRecordModel } from './education-record.model.ts'
import { partnerModel } from './partner.model.ts'
import { addressModel } from './places/address.model.ts'
import { placeModels } from './places/places.models.ts'

export const profileFeature = {
  models: [partnerModel, addressModel, educationRecordModel, correctionModel, ...placeModels],
  queues: () => [correctionQueue, doublePersonQueue],
  attachments: [...profileAttachments, portraitAttachments],
  reasons: [correctionReason],
  processes: (at: Parameters<typeof cropPhotoProcess>[0]): readonly Process[] => [
    ...correctionProcesses,
    settleDouble,
    cropPhotoProcess(at),
  ],
}
