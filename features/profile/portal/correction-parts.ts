import type { ComponentType } from 'react'
import type { Profile } from '../rules/profile.ts'

/** Parts of `features/corrections` on the General tab: the list of corrections, and the way to propose one. */
export type CorrectionParts = {
  readonly List: ComponentType<{ readonly profile: Profile }>
  readonly Propose: ComponentType<{
    readonly profile: Profile
    readonly field: 'citizenshipNumber'
  }>
}
