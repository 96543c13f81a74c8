import type { Process } from '#platform/server/processes/process.ts'
import { type OwnDataNeeds, ownDataProcess } from './own-data.process.ts'

type ActingNeeds = Omit<OwnDataNeeds, 'institution'> & {
  readonly printing: Pick<OwnDataNeeds, 'institution'>
}

export const ownDataFeature = {
  processes: ({ printing, ...needs }: ActingNeeds): readonly Process[] => [
    ownDataProcess({ ...needs, institution: printing.institution }),
  ],
}
