/** Wire names of models and processes, in one place (READINGS R-01, R-02). */
export const models = {
  user: 'ad_user',
  partner: 'c_bpartner',
  address: 'c_bpartner_location',
  educationRecord: 'n_bpaca_info',
  enrollment: 'n_program_enroll',
  notification: 'ad_note',
  payment: 'c_payment',
  entranceOpening: 'n_entrance_open',
  entranceApplication: 'n_entrance_reg',
  programOpening: 'n_program_cregopen',
  programApplication: 'n_program_creg',
} as const

export const processes = {
  entranceForm: 'entrance_form',
  courseRegistrationForm: 'course_registration_form',
  paymentReceipt: 'payment_receipt',
} as const

export const modelPath = (model: string, id?: number) =>
  `/api/v1/models/${model}${id === undefined ? '' : `/${id}`}`

export const processPath = (slug: string) => `/api/v1/processes/${slug}`
