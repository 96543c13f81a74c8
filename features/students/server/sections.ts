import type { Message } from '#platform/pure/message.ts'
import { listValueOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { DeskValue } from '#features/desk/wire/evidence.ts'
import { purposes } from '#features/payments/rules/facts.ts'
import { correctionWords } from '#features/corrections/server/stored-words.ts'
import { columnNames, libraryStates, sectionNames } from '../rules/messages.ts'
import type { StateTone } from '../wire/student-file.ts'

/** A column of a table: the first of these names that a model has. */
type ColumnPlan = { readonly of: readonly string[]; readonly name?: Message }

/** A table of the file, made of what models say of themselves; a role that does not know a model has no rows of it. */
export type SectionPlan = {
  readonly id: keyof typeof sectionNames
  readonly tables: readonly string[]
  /** Several models in one table: each row says first what it is. */
  readonly saysKind?: true
  readonly columns: readonly ColumnPlan[]
  /** Tone of each value, if the last column is a state. */
  readonly tones?: Readonly<Record<string, StateTone>>
  /** Texts for values that the wire sends as they are stored. */
  readonly words?: Readonly<Record<string, Message>>
  /** Values whose text depends on the rest of their row; null: as the column shows it. */
  readonly say?: (column: string, record: WireRecord) => DeskValue | null
  /** When a row happened, for the lifeline; absent: it is not on it. */
  readonly moment?: string
}

const of = (name: string): ColumnPlan => ({ of: [name] })
const all = (...names: readonly string[]) => names.map(of)

const documentTones = {
  DR: 'waiting',
  IP: 'waiting',
  AP: 'done',
  CO: 'done',
  CL: 'closed',
} as const satisfies Record<string, StateTone>

const opening: ColumnPlan = {
  of: [
    'n_entrance_open_ID',
    'n_program_cregopen_ID',
    'n_exam_open_ID',
    'n_scholarship_open_ID',
    'n_certificate_open_ID',
    'n_program_ID',
  ],
  name: columnNames.opening,
}

const applied: ColumnPlan = { of: ['Created'], name: columnNames.applied }

/** Every table of a student's file, in the order of the page. `applications`: the models of all kinds. */
export function sectionPlans(applications: readonly string[]): readonly SectionPlan[] {
  return [
    {
      id: 'applications',
      tables: applications,
      saysKind: true,
      columns: [opening, applied, ...all('totalfee', 'feepaid', 'DocStatus')],
      tones: documentTones,
      moment: 'Created',
    },
    {
      id: 'payments',
      tables: ['c_payment'],
      columns: all(
        'DateAcct',
        'C_DocType_ID',
        'PayAmt',
        'TenderType',
        'Orig_TrxID',
        'receipt_no',
        'DocStatus',
      ),
      words: purposes,
      tones: documentTones,
      moment: 'DateAcct',
    },
    ...academicPlans,
    ...recordPlans,
    ...libraryPlans,
    { id: 'notices', tables: ['ad_note'], columns: all('Created', 'TextMsg', 'Processed') },
  ]
}

const academicPlans: readonly SectionPlan[] = [
  {
    id: 'results',
    tables: ['n_exam_result'],
    columns: all(
      'n_exam_reg_ID',
      'version',
      'visible_from',
      'sgpa',
      'cgpa',
      'promotion',
      'outcome',
    ),
    tones: { PASS: 'done', FAIL: 'problem' },
    moment: 'visible_from',
  },
  {
    id: 'carried',
    tables: ['n_carried_result'],
    columns: all(
      'n_sem_year_ID',
      'n_course_ID',
      'CREDIT_HOUR',
      'grade',
      'grade_point',
      'sgpa',
      'source',
      'outcome',
    ),
    tones: { PASS: 'done', FAIL: 'problem' },
  },
  {
    id: 'enrollments',
    tables: ['n_program_enroll'],
    columns: all(
      'n_program_ID',
      'n_intake_ID',
      'n_sem_year_ID',
      'urollno',
      'urollstatus',
      'isPassedOut',
      'isDropOut',
    ),
    moment: 'Created',
  },
]

const recordPlans: readonly SectionPlan[] = [
  {
    id: 'suspense',
    tables: ['n_suspense'],
    columns: all('Created', 'memo', 'payment_type', 'amount'),
    words: purposes,
  },
  {
    id: 'education',
    tables: ['n_bpaca_info'],
    columns: all('Value', 'institute', 'uni_board', 'passed_year', 'obtained_marks', 'full_marks'),
  },
  {
    id: 'addresses',
    tables: ['c_bpartner_location'],
    columns: all(
      'address_type',
      'n_province_ID',
      'n_district_ID',
      'n_locgov_ID',
      'ward_no',
      'tole_name',
    ),
  },
  {
    id: 'returns',
    tables: ['n_application_return'],
    columns: all('returned', 'reason', 'sent_again'),
    moment: 'returned',
  },
  {
    id: 'corrections',
    tables: ['n_correction'],
    columns: all('Created', 'field_name', 'old_value', 'new_value', 'basis', 'reason', 'state'),
    say: (column, record) =>
      column === 'old_value' || column === 'new_value'
        ? correctionWords(listValueOf(record, 'field_name') ?? '', textOf(record, column))
        : null,
    tones: { proposed: 'waiting', accepted: 'done', returned: 'closed' },
    moment: 'Created',
  },
  {
    id: 'papers',
    tables: ['n_issued_paper'],
    columns: all('Name', 'number', 'version', 'Created', 'state'),
    tones: { valid: 'done', revoked: 'closed', reversed: 'closed' },
    moment: 'Created',
  },
]

const libraryPlans: readonly SectionPlan[] = [
  {
    id: 'loans',
    tables: ['a_asset'],
    columns: all('Name', 'Value', 'IssueDate', 'DueDate', 'RenewalDate'),
    moment: 'IssueDate',
  },
  {
    id: 'fines',
    tables: ['n_library_fine'],
    columns: all('title', 'dayslate', 'amount', 'settled', 'receiptno', 'finestate'),
    words: libraryStates,
    tones: { owed: 'waiting', paid: 'done', 'let-off': 'closed' },
  },
  {
    id: 'holds',
    tables: ['n_library_hold'],
    columns: all('title', 'Created', 'keptuntil', 'holdstate'),
    words: libraryStates,
    tones: {
      waiting: 'waiting',
      kept: 'waiting',
      issued: 'done',
      lapsed: 'closed',
      'given-up': 'closed',
    },
  },
]
