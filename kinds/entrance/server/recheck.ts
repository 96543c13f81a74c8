import { applicationRecheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import { entranceApplications } from './applications.ts'
import { entrancePayable } from './payable.ts'

/** An entrance asks for a complete profile only, and a profile never becomes incomplete again. */
export const entranceRecheck = applicationRecheck({
  applications: entranceApplications,
  opening: 'n_entrance_open',
  payableOf: () => entrancePayable,
  whyNoLonger: () => Promise.resolve(null),
})
