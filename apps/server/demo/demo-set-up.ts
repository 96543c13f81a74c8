import type { Transaction } from '#platform/server/database/database.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { withPrerequisites } from '#features/programs/testing/program.factory.ts'
import { type CourseIds, semesters } from './demo-programs.ts'
import type { Places } from './places.ts'

const marks = { internal_fm: 40, internal_pm: 20, external_fm: 60, external_pm: 24 } as const

type Studied = { readonly places: Places; readonly codes: CourseIds }

/** Texts of the university's own and the curriculum of the programme that most students are in. */
export async function storeSetUp(transaction: Transaction, at: Studied): Promise<void> {
  await storeCurriculum(transaction, at)
  await transaction.insertInto('n_return_reason').values(reasons).execute()
  await transaction.insertInto('n_notice_template').values(templates).execute()
}

async function storeCurriculum(
  transaction: Transaction,
  { places, codes }: Studied,
): Promise<void> {
  const programId = places['2083'].get('B.Tech CS & AI')?.n_program_id
  if (programId === undefined) throw new Error('The demo university has no B.Tech CS & AI')
  for (const semester of ['I', 'II', 'III'] as const)
    for (const course of withPrerequisites(computerScienceCourses[semester], codes))
      await transaction
        .insertInto('n_curriculum')
        .values({
          n_program_id: programId,
          n_sem_year_id: semesters[semester],
          n_course_id: codes.get(course.code) ?? 0,
          course_type: course.type,
          credit_hour: course.credits,
          n_prerequisite_id: course.n_prerequisite_id ?? null,
          ...marks,
        })
        .execute()
}

const reasons = [
  {
    queue: 'vouchers',
    ending: 'return',
    name: 'Slip of a bank we have no account with',
    name_ne: 'हाम्रो खाता नभएको बैङ्कको भौचर',
    message:
      'The slip is of a bank with which the university has no account. Ask the bank to return the money, and pay into an account shown under Pay Now.',
    message_ne:
      'यो भौचर विश्वविद्यालयको खाता नभएको बैङ्कको हो। बैङ्कबाट रकम फिर्ता लिनुहोस् र भुक्तानीमा देखिएको खातामा तिर्नुहोस्।',
  },
  {
    queue: 'entrance',
    ending: 'return',
    name: 'Photo in a cap or sunglasses',
    name_ne: 'टोपी वा कालो चस्मा लगाएको फोटो',
    message: 'Your photo shows a cap or sunglasses. Upload one without, in your profile.',
    message_ne: 'तपाईंको फोटोमा टोपी वा कालो चस्मा छ। प्रोफाइलमा त्यो नलगाएको फोटो अपलोड गर्नुहोस्।',
  },
] as const

const templates = [
  {
    name: 'Public holiday',
    name_ne: 'सार्वजनिक बिदा',
    message: 'The university is closed tomorrow for a public holiday. The portal stays open.',
    message_ne: 'भोलि सार्वजनिक बिदा भएकाले विश्वविद्यालय बन्द रहन्छ। पोर्टल भने चल्छ।',
  },
  {
    name: 'Library stocktaking',
    name_ne: 'पुस्तकालयको वार्षिक गणना',
    message:
      'The library counts its books from Sunday to Tuesday and lends none. Books may be returned.',
    message_ne: 'आइतबारदेखि मङ्गलबारसम्म पुस्तक गणना हुने भएकाले पुस्तक दिइँदैन, फिर्ता भने लिइन्छ।',
  },
] as const
