/** A request as it left a client. */
export type SpecificationCall = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  /** It had a bearer token. */
  readonly isSigned: boolean
}

type CallMatcher = (sent: SpecificationCall) => boolean

const models = '/api/v1/models'
const at =
  (method: string, path: RegExp | string): CallMatcher =>
  (sent) =>
    sent.method === method && (typeof path === 'string' ? sent.path === path : path.test(sent.path))
const all =
  (...conditions: readonly CallMatcher[]): CallMatcher =>
  (sent) =>
    conditions.every((holds) => holds(sent))
const having =
  (...names: readonly string[]): CallMatcher =>
  ({ body }) =>
    typeof body === 'object' && body !== null && names.every((name) => Object.hasOwn(body, name))
const holding =
  (name: string, value: string): CallMatcher =>
  ({ body }) =>
    typeof body === 'object' && body !== null && Reflect.get(body, name) === value
const asking =
  (name: string, part: string): CallMatcher =>
  ({ query }) =>
    query.get(name)?.includes(part) === true
const list = (model: string, ...more: readonly CallMatcher[]) =>
  all(at('GET', `${models}/${model}`), ...more)
const one = (model: string, ...more: readonly CallMatcher[]) =>
  all(at('GET', new RegExp(`^${models}/${model}/\\d+$`)), ...more)
const create = (model: string, ...names: readonly string[]) =>
  all(at('POST', `${models}/${model}`), having('AD_Client_ID', 'C_BPartner_ID', ...names))
const update = (model: string, ...names: readonly string[]) =>
  all(at('PUT', new RegExp(`^${models}/${model}/\\d+$`)), having(...names))
const print = (process: string, key: string, ...more: readonly CallMatcher[]) =>
  all(
    at('POST', `/api/v1/processes/${process}`),
    having(key),
    holding('report_type', 'PDF'),
    ...more,
  )
const own = asking('$filter', 'C_BPartner_ID')
const unsigned: CallMatcher = ({ isSigned }) => !isSigned

/** Every line of SPEC §7 that names a call, and what a request of it looks like. */
export const specifiedCalls = {
  'auth: tokens of a password': all(
    at('POST', '/api/v1/auth/tokens'),
    having('userName', 'password'),
  ),
  'auth: token of a role': all(
    at('PUT', '/api/v1/auth/tokens'),
    having('clientId', 'roleId', 'organizationId', 'warehouseId', 'language'),
  ),
  'auth: the user': one('ad_user'),
  'auth: reset of a password': all(
    at('GET', '/nou/nouuser/resetpassword'),
    asking('Email', '@'),
    asking('Birthday', '-'),
  ),
  'auth: sign-up': all(at('POST', '/nou/nouuser'), having('name', 'email', 'password')),
  'auth: probe of a token': list('n_entrance_open', asking('$filter', 'ge')),
  'profile: with addresses and education': one(
    'c_bpartner',
    asking('$expand', 'c_bpartner_location,n_bpaca_info'),
  ),
  'profile: fields': update('c_bpartner', 'father_name', 'citizen_no'),
  'profile: photo': update('c_bpartner', 'Logo_ID'),
  'profile: signature': update('c_bpartner', 'Signature_ID'),
  'profile: address': update('c_bpartner_location', 'address_type', 'n_locgov_ID', 'ward_no'),
  'profile: education': at('POST', '/nou/academic_record/save'),
  'profile: education removed': at('DELETE', new RegExp(`^${models}/n_bpaca_info/\\d+$`)),
  'profile: files of education': all(
    at('POST', '/nou/attachment/getAttachmentZip'),
    holding('model_name', 'n_bpaca_info'),
  ),
  'profile: provinces': all(at('POST', '/nou/location/provinces'), having('C_Country_ID')),
  'profile: districts': all(at('POST', '/nou/location/districts'), having('n_province_ID')),
  'profile: local governments': all(at('POST', '/nou/location/localgovs'), having('n_district_ID')),
  'profile: places without a token': all(at('POST', '/nou/location/provinces'), unsigned),
  'enrollment: newest': list(
    'n_program_enroll',
    asking('$orderby', 'Created desc'),
    asking('$top', '1'),
  ),
  'enrollment: made': create('n_program_enroll', 'urollstatus', 'isPassedOut'),
  'dashboard: notifications': list(
    'ad_note',
    asking('$filter', 'AD_User_ID'),
    asking('$orderby', 'Created desc'),
  ),
  'entrance: open': list('n_entrance_open', asking('$filter', 'apply_uptolate ge')),
  'entrance: an open one': one('n_entrance_open'),
  'entrance: application': create('n_entrance_reg', 'n_entrance_open_ID', 'selectedQuota'),
  'entrance: applications': list('n_entrance_reg', asking('$expand', 'C_Payment'), own),
  'entrance: form': print('entrance_form', 'n_entrance_reg_ID'),
  'payment: link': all(
    at('POST', '/nou/khaltipay/getlink'),
    having('return_url', 'amount', 'product_details', 'payment_type', 'payment_reference_id'),
  ),
  'payment: voucher': all(
    at('POST', '/nou/voucherpay/save'),
    having('payamt', 'payment_type', 'payment_reference_id', 'filename', 'filedata'),
  ),
  'payment: attachment': all(
    at('POST', '/nou/attachment/getAttachmentZip'),
    holding('model_name', 'c_payment'),
  ),
  'attachment: names': at('POST', '/nou/attachment/getEntriesNames'),
  'attachment: uploaded': at('POST', '/nou/attachment/upload'),
  'payment: all': list('c_payment', own),
  'payment: student fee': all(
    at('POST', `${models}/n_student_fee`),
    having('C_BPartner_ID', 'tendertype', 'ReceiptRefund'),
  ),
  'admission: open': list('n_program_cregopen', asking('$filter', 'n_sem_year_ID eq 1000000')),
  'course registration: open': list(
    'n_program_cregopen',
    asking('$filter', 'n_sem_year_ID gt 1000000'),
  ),
  'programme: an open one': one('n_program_cregopen', asking('$expand', 'n_batch_course')),
  'programme: application': create(
    'n_program_creg',
    'n_program_cregopen_ID',
    'n_program_enroll_ID',
    'n_program_cregdetails',
  ),
  'programme: applications': list(
    'n_program_creg',
    asking('$expand', 'C_Payment,n_program_cregdetails'),
    own,
  ),
  'programme: form': print('course_registration_form', 'n_program_creg_ID'),
  // The subject too, where the programme has one.
  'exam: open': list(
    'n_exam_open',
    ...['n_aca_year_ID', 'n_intake_ID', 'n_faculty_ID', 'n_level_ID', 'n_program_ID'].map((part) =>
      asking('$filter', part),
    ),
  ),
  'exam: an open one': one('n_exam_open'),
  'exam: applications': list(
    'n_exam_reg',
    asking('$expand', 'n_exam_regdetails'),
    own,
    asking('$filter', 'n_program_enroll_ID'),
  ),
  'exam: courses of a registration': list('n_exam_reg', asking('$top', '1')),
  'exam: application': create('n_exam_reg', 'urollno', 'n_exam_master_ID', 'n_exam_regdetails'),
  'exam: form': print('examination_application_form', 'n_exam_reg_ID'),
  'exam: card': print(
    'examination_application_form',
    'n_exam_reg_ID',
    holding('report_subtype', 'EXAM_CARD'),
  ),
  'exam: result': print('gradesheet_print', 'n_exam_reg_ID'),
  'exam: registered courses': list('n_program_creg', asking('$expand', 'n_program_cregdetails')),
  'retotaling: open': list('n_exam_open', asking('$filter', 'RetotalingTo ge')),
  'retotaling: application': create(
    'n_exam_retotaling',
    'n_exam_open_ID',
    'n_exam_reg_ID',
    'erollno',
    'n_exam_rtdetails',
  ),
  'retotaling: applications': list(
    'n_exam_retotaling',
    own,
    asking('$filter', 'n_program_enroll_ID'),
  ),
  'scholarship: open': list(
    'n_scholarship_open',
    asking('$filter', 'DateTo ge'),
    asking('$filter', 'n_program_ID'),
  ),
  'scholarship: an open one': one('n_scholarship_open'),
  'scholarship: application': create('n_scholarship_reg', 'n_scholarship_open_ID', 'Amount'),
  'scholarship: applications': list('n_scholarship_reg', own, asking('$filter', 'n_program_ID')),
  'scholarship: form': print('scholarship_application_print', 'n_scholarship_reg_ID'),
  'university registration: own': list('n_noureg', own, asking('$top', '1')),
  'university registration: made': create('n_noureg', 'totalfee', 'feepaid'),
  'university registration: form': print('university_registration_form', 'n_university_reg_ID'),
  'books: own': list('a_asset', own),
} as const satisfies Record<string, CallMatcher>

/** The lines of SPEC §7 none of these requests is of. */
export function neverAsked(sent: readonly SpecificationCall[]): readonly string[] {
  return Object.entries(specifiedCalls)
    .filter(([, isOf]) => !sent.some(isOf))
    .map(([line]) => line)
}
