import type { Process } from '#platform/server/processes/process.ts'
import { educationAttachments, portraitAttachments } from './attachment-sources.ts'
import { cropPhotoProcess } from './crop-photo.process.ts'
import { doublePersonQueue } from './doubles/double-person.queue.ts'
import { settleDouble } from './doubles/settle-double.process.ts'
import { educationRecordModel } from './education-record.model.ts'
import { partnerModel } from './partner.model.ts'
import { addressModel } from './places/address.model.ts'
import { placeModels } from './places/places.models.ts'

export const profileFeature = {
  models: [partnerModel, addressModel, educationRecordModel, ...placeModels],
  queues: () => [doublePersonQueue],
  attachments: [educationAttachments, portraitAttachments],
  processes: (at: Parameters<typeof cropPhotoProcess>[0]): readonly Process[] => [
    settleDouble,
    cropPhotoProcess(at),
  ],
}
