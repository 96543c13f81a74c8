import type { Process } from '#platform/server/processes/process.ts'
import { type OwnDataNeeds, ownDataProcess } from './own-data.process.ts'

type ActingNeeds = Omit<OwnDataNeeds, 'institution'> & {
  readonly printing: Pick<OwnDataNeeds, 'institution'>
}

export const ownDataFeature = {
  processes: ({ engine, dictionary, printing }: ActingNeeds): readonly Process[] => [
    ownDataProcess({ engine, dictionary, institution: printing.institution }),
  ],
}
