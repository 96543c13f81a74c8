import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message } from '#platform/pure/message.ts'

const [yes, no] = [true, false]

/** Every role with its fixed id (SPEC §9 for the student, READINGS R-71 for staff), in the order of the table's columns. */
export const roles = [
  { role: 'registrar', id: 1000001, name: pageLabels.registrar },
  { role: 'cashier', id: 1000002, name: { en: 'Cashier', ne: 'क्यासियर' } },
  { role: 'exam-office', id: 1000003, name: { en: 'Exam office', ne: 'परीक्षा शाखा' } },
  { role: 'librarian', id: 1000004, name: { en: 'Librarian', ne: 'पुस्तकालय प्रमुख' } },
  { role: 'teacher', id: 1000007, name: { en: 'Teacher', ne: 'शिक्षक' } },
  { role: 'administrator', id: 1000005, name: { en: 'Administrator', ne: 'प्रशासक' } },
  { role: 'student', id: 1000006, name: { en: 'Student', ne: 'विद्यार्थी' } },
] as const satisfies readonly {
  readonly role: string
  readonly id: number
  readonly name: Message
}[]

export type Role = (typeof roles)[number]['role']
export type StaffRole = Exclude<Role, 'student'>

type EachOf<Columns extends readonly unknown[]> = { readonly [Place in keyof Columns]: boolean }

/** One line a permission, one column a role. A new role is a record above and a column, a new screen or process a line. */
// oxfmt-ignore
const table = {
  //                        registrar cashier exams library teacher admin student
  'access.reset':            [yes,    no,     no,   no,     no,     yes,  no],
  'account.confirm':         [yes,    no,     no,   no,     no,     yes,  no],
  'account.manage':          [no,     no,     no,   no,     no,     yes,  no],
  'account.own':             [yes,    yes,    yes,  yes,    yes,    yes,  no],
  'application.decide':      [yes,    no,     no,   no,     no,     yes,  no],
  'application.own':         [no,     no,     no,   no,     no,     no,   yes],
  'application.read':        [yes,    yes,    yes,  no,     no,     yes,  no],
  'audit.read':              [yes,    no,     no,   no,     no,     yes,  no],
  'bank-account.manage':     [yes,    no,     no,   no,     no,     yes,  no],
  'bank-account.read':       [yes,    yes,    no,   no,     no,     yes,  no],
  'cash.take':               [no,     yes,    no,   no,     no,     yes,  no],
  'certificate.issue':       [yes,    no,     yes,  no,     no,     yes,  no],
  'certificate.print':       [yes,    no,     yes,  no,     no,     yes,  yes],
  'correction.decide':       [yes,    no,     no,   no,     no,     yes,  no],
  'course.assign':           [yes,    no,     yes,  no,     no,     yes,  no],
  'credit.decide':           [no,     yes,    no,   no,     no,     yes,  no],
  'desk.use':                [yes,    yes,    yes,  no,     no,     yes,  no],
  'document.revoke':         [yes,    no,     yes,  no,     no,     yes,  no],
  'double-account.settle':   [yes,    no,     no,   no,     no,     yes,  no],
  'due.enter':               [yes,    yes,    no,   no,     no,     yes,  no],
  'enrollment.end':          [yes,    no,     no,   no,     no,     yes,  no],
  'entrance.manage':         [yes,    no,     yes,  no,     no,     yes,  no],
  'exam-application.decide': [yes,    no,     yes,  no,     no,     yes,  no],
  'exam-layout.manage':      [no,     no,     yes,  no,     no,     yes,  no],
  'exam-layout.read':        [yes,    no,     yes,  no,     no,     yes,  no],
  'exam-opening.manage':     [yes,    no,     yes,  no,     no,     yes,  no],
  'gradesheet.print':        [yes,    no,     yes,  no,     no,     yes,  yes],
  'hold.lift':               [yes,    no,     no,   no,     no,     yes,  no],
  'hold.read':               [yes,    yes,    yes,  no,     no,     yes,  yes],
  'internal.enter':          [no,     no,     yes,  no,     yes,    yes,  no],
  'internal.read':           [yes,    no,     yes,  no,     yes,    yes,  no],
  'library.desk':            [no,     no,     no,   yes,    no,     yes,  no],
  'library.import':          [yes,    no,     no,   no,     no,     yes,  no],
  'list.download':          [yes,    yes,    yes,  yes,    yes,    yes,  no],
  'lock.take-over':          [yes,    no,     no,   no,     no,     no,   no],
  'mark.enter':              [no,     no,     yes,  no,     no,     yes,  no],
  'notice.own':              [no,     no,     no,   no,     no,     no,   yes],
  'notice.send':             [yes,    no,     no,   no,     no,     yes,  no],
  'office.use':              [yes,    yes,    yes,  yes,    no,     yes,  no],
  'opening.manage':          [yes,    no,     no,   no,     no,     yes,  no],
  'payment.read':            [no,     yes,    no,   no,     no,     yes,  no],
  'payment.reconcile':       [no,     yes,    no,   no,     no,     yes,  no],
  'photo.crop':              [yes,    no,     yes,  no,     no,     yes,  no],
  'proposal.read':           [yes,    no,     no,   no,     no,     yes,  no],
  'reason.translate':        [yes,    yes,    yes,  no,     no,     yes,  no],
  'register.manage':         [yes,    no,     no,   no,     no,     yes,  no],
  'register.read':           [yes,    yes,    yes,  yes,    no,     yes,  yes],
  'registry.read':           [yes,    no,     no,   no,     no,     yes,  no],
  'result.import':           [yes,    no,     no,   no,     no,     yes,  no],
  'result.manage':           [yes,    no,     yes,  no,     no,     yes,  no],
  'return.read':             [yes,    no,     yes,  no,     no,     yes,  no],
  'scholarship.appoint':     [yes,    no,     no,   no,     no,     yes,  no],
  'scholarship.score':       [yes,    yes,    yes,  yes,    no,     yes,  no],
  'setting.change':          [yes,    no,     no,   no,     no,     yes,  no],
  'setting.list':            [no,     no,     no,   no,     no,     yes,  no],
  'setting.read':            [yes,    yes,    no,   no,     no,     yes,  no],
  'setup.use':               [yes,    no,     yes,  no,     no,     yes,  no],
  'sheet-file.read':         [yes,    no,     yes,  no,     yes,    yes,  no],
  'sign-up.open':            [no,     no,     no,   no,     no,     yes,  no],
  'statement.manage':        [no,     yes,    no,   no,     no,     yes,  no],
  'student.contact':         [yes,    yes,    no,   yes,    no,     yes,  no],
  'student.erase':           [yes,    no,     no,   no,     no,     yes,  no],
  'student.find':            [yes,    yes,    yes,  yes,    no,     yes,  no],
  'student.import':          [yes,    no,     no,   no,     no,     yes,  no],
  'student.note':            [yes,    yes,    yes,  no,     no,     yes,  no],
  'student.portrait':        [yes,    no,     yes,  no,     no,     yes,  no],
  'student.small-groups':    [yes,    no,     no,   no,     no,     yes,  no],
  'system.watch':            [no,     no,     no,   no,     no,     yes,  no],
  'used-slip.settle':        [yes,    no,     no,   no,     no,     yes,  no],
  'voucher.decide':          [no,     yes,    no,   no,     no,     yes,  no],
} as const satisfies Record<string, EachOf<typeof roles>>

/** An action on a thing: `voucher.decide`. */
export type Permission = keyof typeof table

export const permissions = Object.keys(table) as readonly Permission[]

/** False for a role that is unknown. */
export function may(role: string, permission: Permission): boolean {
  return roles.some((each, place) => each.role === role && table[permission][place])
}

/** Roles with a permission, in the order of the columns. */
export function rolesWith(permission: Permission): readonly Role[] {
  return roles.map(({ role }) => role).filter((role) => may(role, permission))
}

/** The same without the student's. */
export function staffWith(permission: Permission): readonly StaffRole[] {
  return rolesWith(permission).filter((role) => role !== 'student')
}
