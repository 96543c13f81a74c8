import { provedByDemo } from '../demo-office.ts'
import type { Database } from '#platform/server/database/database.ts'
import { proposalProcesses } from '#features/two-people/server/proposal.processes.ts'
import { resultProposals } from '#features/selection/server/publish.process.ts'
import { selectionProcesses } from '#features/selection/server/selection.processes.ts'
import { entranceSelection } from '#kinds/entrance/server/selection.ts'
import type { EntranceApplicant } from './demo-entrances.ts'
import { decideInOffice } from '../demo-office.ts'
import type { DemoPeople } from '../load-demo.ts'

type Published = {
  readonly daysAgo: number
  /** Score of each candidate of the entrance; all of them are selected. */
  readonly scores: Partial<Record<EntranceApplicant, number>>
}

/** After each entrance's exam, before its first admission. */
const results: readonly Published[] = [
  { daysAgo: 415, scores: { 'exam-open': 62, 'exam-paid': 74.5, 'back-paper': 58 } },
  { daysAgo: 255, scores: { active: 81 } },
  { daysAgo: 9, scores: { eligible: 77.5, 'enrollment-pending': 69 } },
]

const processes = [
  ...selectionProcesses(entranceSelection),
  ...proposalProcesses([resultProposals(entranceSelection)], provedByDemo),
]
const dayMs = 86_400_000

/** The exam office scored the entrances whose exam is over, and the registrar confirmed their results. */
export async function publishEntrances(
  { entrances, examOfficeId, registrarId }: DemoPeople,
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
): Promise<void> {
  const examOffice = { userId: examOfficeId, role: 'exam-office' } as const
  const registrar = { userId: registrarId, role: 'registrar' } as const
  for (const { daysAgo, scores } of results) {
    const ids = new Map(
      (Object.keys(scores) as EntranceApplicant[]).map((id) => [entrances[id], scores[id]]),
    )
    const candidates = await numbersOf(database, [...ids.keys()])
    const lines = candidates.map(
      (each) => `${each.erollno},${ids.get(each.n_entrance_reg_id)},,yes`,
    )
    const text = ['erollno,score,attendance,selected', ...lines].join('\n')
    const file = { fileName: 'scores.csv', fileContent: Buffer.from(text).toString('base64') }
    const entrance = { n_entrance_open_ID: candidates[0]?.n_entrance_open_id }
    const run = (staff: typeof examOffice | typeof registrar, slug: string, body: object) =>
      decideInOffice(
        { database, processes, staff },
        { slug, body: { ...body }, nowMs: nowMs - daysAgo * dayMs },
      )
    await run(examOffice, 'entrance_scores_enter', { ...entrance, file })
    const proposal = await run(examOffice, 'entrance_publish', entrance)
    await run(registrar, 'proposal_confirm', proposal)
  }
}

function numbersOf({ kysely }: Database, applicationIds: readonly number[]) {
  return kysely
    .selectFrom('n_entrance_reg')
    .select(['n_entrance_reg_id', 'n_entrance_open_id', 'erollno'])
    .where('n_entrance_reg_id', 'in', applicationIds)
    .execute()
}
