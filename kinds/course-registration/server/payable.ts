import { programPayable } from '#features/programs/server/payable.ts'
import { courseRegistration } from '../rules/kind.ts'

export const courseRegistrationPayable = programPayable(courseRegistration)
