import { day } from '#platform/pure/calendar/day.ts'
import { aStudent, completed, type StudentPlan } from '#features/profile/testing/student.factory.ts'
import type { Role } from '#features/roles/rules/facts.ts'

/** Password of all people of the demonstration; it is printed at start and gives no access to real data. */
export const demoPassword = 'Namaste-2083'

export type DemoStudentId =
  | 'incomplete'
  | 'fresh'
  | 'unpaid'
  | 'pending-voucher'
  | 'partly-paid'
  | 'paid'
  | 'eligible'
  | 'enrollment-pending'
  | 'active'
  | 'exam-open'
  | 'exam-paid'
  | 'back-paper'
  | 'passed-out'
  | 'dropped-out'

export type DemoStudent = { readonly plan: StudentPlan; readonly state: string }

const student = (name: string, nepaliName: string, more: Partial<StudentPlan>): StudentPlan =>
  aStudent({
    name,
    nepaliName,
    email: `${name.split(/[ .]/)[0]?.toLowerCase()}@ltu.example`,
    ...more,
  })

/** One sign-in per state (READINGS R-07 … R-41); invented people. */
export const demoStudents = {
  incomplete: {
    state: 'profile not complete',
    plan: student('Bishal Chaudhary', 'विशाल चौधरी', {
      gender: 'male',
      birthDate: day('2006-08-02'),
    }),
  },
  fresh: {
    state: 'profile complete, nothing applied',
    plan: completed(
      student('Pasang Dolma Sherpa', 'पासाङ डोल्मा शेर्पा', { birthDate: day('2006-11-19') }),
    ),
  },
  unpaid: {
    state: 'entrance applied, fee unpaid',
    plan: completed(
      student('Sita Kumari Shrestha', 'सीता कुमारी श्रेष्ठ', { birthDate: day('2007-03-14') }),
    ),
  },
  'pending-voucher': {
    state: 'entrance fee: voucher waits for the cashier',
    plan: completed(
      student('Nirmala Thapa Magar', 'निर्मला थापा मगर', { birthDate: day('2006-05-27') }),
    ),
  },
  'partly-paid': {
    state: 'entrance fee partly paid',
    plan: completed(
      student('Dipesh Gurung', 'दिपेश गुरुङ', { gender: 'male', birthDate: day('2005-12-30') }),
    ),
  },
  paid: {
    state: 'entrance paid, admit card ready',
    plan: completed(
      student('Aslam Ansari', 'मो. असलम अन्सारी', {
        name: 'Md. Aslam Ansari',
        gender: 'male',
        birthDate: day('2006-01-09'),
      }),
    ),
  },
  eligible: {
    state: 'entrance passed, may apply for admission',
    plan: completed(
      student('Prakash Gyawali', 'प्रकाश ज्ञवाली', { gender: 'male', birthDate: day('2006-05-17') }),
    ),
  },
  'enrollment-pending': {
    state: 'admission paid, waits for the registrar',
    plan: completed(student('Aarati B.K.', 'आरती वि.क.', { birthDate: day('2006-09-15') })),
  },
  active: {
    state: 'active enrollment, may register for semester II',
    plan: completed(
      student('Anita Tamang', 'अनिता तामाङ', {
        birthDate: day('2005-04-21'),
        registrationNumber: '2082-4-17-0093',
      }),
    ),
  },
  'exam-open': {
    state: 'enrolled, an exam is open; one course is below the pass mark; a result comes tomorrow',
    plan: completed(
      student('Binod Thapa', 'विनोद थापा', {
        gender: 'male',
        birthDate: day('2005-09-12'),
      }),
    ),
  },
  'exam-paid': {
    state:
      'enrolled, exam paid and approved, admit card ready; a result changed by retotaling; a transcript to approve',
    plan: completed(
      student('Manju Poudel', 'मञ्जु पौडेल', {
        birthDate: day('2006-01-25'),
        registrationNumber: '2082-4-17-0022',
      }),
    ),
  },
  'back-paper': {
    state: 'enrolled, one paper of semester I failed, its retotaling under way, back exam open',
    plan: completed(
      student('Kiran Bista', 'किरण विष्ट', {
        gender: 'male',
        birthDate: day('2005-06-30'),
      }),
    ),
  },
  'passed-out': {
    state: 'passed out, a migration certificate to approve',
    plan: completed(
      student('Ramesh Adhikari', 'रमेश अधिकारी', {
        gender: 'male',
        birthDate: day('2001-07-07'),
        registrationNumber: '2078-4-17-0012',
      }),
    ),
  },
  'dropped-out': {
    state: 'dropped out',
    plan: completed(
      student('Sunita Rai', 'सुनिता राई', {
        birthDate: day('2004-02-11'),
        registrationNumber: '2080-4-17-0044',
      }),
    ),
  },
} as const satisfies Record<DemoStudentId, DemoStudent>

export const demoStaff = [
  { name: 'Hari Prasad Acharya', email: 'registrar@ltu.example', roles: ['registrar'] },
  { name: 'Kabita Joshi', email: 'cashier@ltu.example', roles: ['cashier'] },
  { name: 'Bimal Acharya', email: 'exams@ltu.example', roles: ['exam-office'] },
  { name: 'Laxmi Karki', email: 'library@ltu.example', roles: ['librarian'] },
  { name: 'Rekha Thapa', email: 'teacher@ltu.example', roles: ['teacher'] },
  { name: 'Suresh Maharjan', email: 'admin@ltu.example', roles: ['administrator'] },
] as const satisfies readonly { name: string; email: string; roles: readonly Role[] }[]

/** Lines of the start page: what each sign-in shows. */
export function demoSignIns(): readonly { readonly email: string; readonly state: string }[] {
  return [
    ...Object.values(demoStudents).map(({ plan, state }) => ({ email: plan.email, state })),
    ...demoStaff.map(({ email, roles }) => ({ email, state: `staff: ${roles.join(', ')}` })),
  ]
}
