import { applicationStanding } from '#features/applying/server/withdrawal/standing.ts'
import { entranceApplications } from './applications.ts'
import { entrancePayable } from './payable.ts'

/** An entrance asks for a complete profile only, and a profile never becomes incomplete again. */
export const entranceStanding = applicationStanding({
  applications: entranceApplications,
  payableOf: () => entrancePayable,
  whyNoLonger: () => Promise.resolve(null),
})
