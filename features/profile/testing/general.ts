import type { GeneralForm } from '../rules/profile-fields.ts'

/** General fields of a complete profile. */
export const aGeneralForm: GeneralForm = {
  fatherName: 'Ram Bahadur',
  motherName: 'Gita Devi',
  guardianPhone: '9800000001',
  grandfatherName: 'Hari Bahadur',
  grandmotherName: 'Maya Devi',
  maritalStatus: 'single',
  ethnicity: 'Janajati',
  religion: 'Hindu',
  nationality: 'Nepali',
  motherTongue: 'Nepali',
  citizenshipNumber: '12-01-70-04321',
}
