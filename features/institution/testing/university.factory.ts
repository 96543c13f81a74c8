import type { Transaction } from '#platform/server/database/database.ts'

/** A programme with everything an opening or enrollment refers to. */
export type Academics = {
  readonly n_aca_year_id: number
  readonly n_intake_id: number
  readonly n_faculty_id: number
  readonly n_level_id: number
  readonly n_program_id: number
  readonly n_subject_id: number | null
}

export type ProgrammePlan = {
  readonly name: string
  readonly nameNe: string
  /** Inside roll numbers. */
  readonly code: string
  readonly faculty: string
  readonly level: string
  readonly semesters: number
}

export const langtangProgrammes = [
  {
    name: 'BE Civil',
    code: 'BCE',
    nameNe: 'बीई सिभिल',
    faculty: 'Engineering',
    level: 'Bachelor',
    semesters: 8,
  },
  {
    name: 'BE Computer',
    code: 'BCT',
    nameNe: 'बीई कम्प्युटर',
    faculty: 'Engineering',
    level: 'Bachelor',
    semesters: 8,
  },
  {
    name: 'BE Electrical',
    code: 'BEL',
    nameNe: 'बीई इलेक्ट्रिकल',
    faculty: 'Engineering',
    level: 'Bachelor',
    semesters: 8,
  },
  {
    name: 'Diploma Civil',
    code: 'DCE',
    nameNe: 'डिप्लोमा सिभिल',
    faculty: 'Engineering',
    level: 'Diploma',
    semesters: 6,
  },
  {
    name: 'Diploma Computer',
    code: 'DCT',
    nameNe: 'डिप्लोमा कम्प्युटर',
    faculty: 'Engineering',
    level: 'Diploma',
    semesters: 6,
  },
  {
    name: 'B.Tech IT',
    code: 'BIT',
    nameNe: 'बीटेक आईटी',
    faculty: 'Computing and Information Technology',
    level: 'Bachelor',
    semesters: 8,
  },
  {
    name: 'B.Tech CS & AI',
    code: 'CSAI',
    nameNe: 'बीटेक सीएस र एआई',
    faculty: 'Computing and Information Technology',
    level: 'Bachelor',
    semesters: 8,
  },
  {
    name: 'M.Tech IT',
    code: 'MIT',
    nameNe: 'एमटेक आईटी',
    faculty: 'Computing and Information Technology',
    level: 'Master',
    semesters: 4,
  },
  {
    name: 'M.Tech CS',
    code: 'MCS',
    nameNe: 'एमटेक सीएस',
    faculty: 'Computing and Information Technology',
    level: 'Master',
    semesters: 4,
  },
  {
    name: 'B.Sc. Ag',
    code: 'BAG',
    nameNe: 'बीएस्सी कृषि',
    faculty: 'Agriculture and Forestry',
    level: 'Bachelor',
    semesters: 8,
  },
  {
    name: 'BHM',
    code: 'BHM',
    nameNe: 'बीएचएम',
    faculty: 'Tourism and Management',
    level: 'Bachelor',
    semesters: 8,
  },
] as const satisfies readonly ProgrammePlan[]

const levels = ['Diploma', 'Bachelor', 'Master', 'MPhil', 'PhD']
const semesters = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** Years, intakes, faculties, levels, programmes and semesters; gives each programme's references by name. */
export async function storeUniversity(
  transaction: Transaction,
  { years, programmes }: { years: readonly string[]; programmes: readonly ProgrammePlan[] },
): Promise<ReadonlyMap<string, Academics>> {
  const yearIds = await store(transaction, 'n_aca_year', years)
  const intakeIds = await store(transaction, 'n_intake', ['Ashwin (fall)', 'Falgun (spring)'])
  const facultyIds = await store(transaction, 'n_faculty', [
    ...new Set(programmes.map(({ faculty }) => faculty)),
  ])
  const levelIds = await store(transaction, 'n_level', levels)
  await store(transaction, 'n_sem_year', semesters)
  const found = new Map<string, Academics>()
  for (const programme of programmes) {
    const n_faculty_id = facultyIds.get(programme.faculty) ?? 0
    const n_level_id = levelIds.get(programme.level) ?? 0
    const { n_program_id } = await transaction
      .insertInto('n_program')
      .values({
        name: programme.name,
        name_ne: programme.nameNe,
        code: programme.code,
        n_faculty_id,
        n_level_id,
        semesters: programme.semesters,
      })
      .returning('n_program_id')
      .executeTakeFirstOrThrow()
    found.set(programme.name, {
      n_aca_year_id: yearIds.get(years.at(-1) ?? '') ?? 0,
      n_intake_id: intakeIds.get('Ashwin (fall)') ?? 0,
      n_faculty_id,
      n_level_id,
      n_program_id,
      n_subject_id: null,
    })
  }
  return found
}

type LookUpTable = 'n_aca_year' | 'n_intake' | 'n_faculty' | 'n_level' | 'n_sem_year'

/** Stores names in order and gives their ids. */
async function store(
  transaction: Transaction,
  table: LookUpTable,
  names: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const name of names) {
    const row = await transaction
      .insertInto(table)
      .values({ name })
      .returningAll()
      .executeTakeFirstOrThrow()
    ids.set(name, Number(new Map(Object.entries(row)).get(`${table}_id`)))
  }
  return ids
}
