import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { TestServer } from '../test-server.ts'
import type { Person } from '../person.ts'
import { confirm } from './results-in-tests.ts'

/**
 * The result of an application's entrance, as two people publish it: all admitted candidates have a symbol number and
 * the same score, and these applications are selected.
 */
export async function publishEntrance(
  at: Pick<TestServer, 'database' | 'staff' | 'clock'>,
  selected: readonly [number, ...number[]],
): Promise<void> {
  const [first, second] = [await at.staff('exam-office'), await at.staff('registrar')]
  const { n_entrance_open_id } = await at.database.kysely
    .selectFrom('n_entrance_reg')
    .select('n_entrance_open_id')
    .where('n_entrance_reg_id', '=', selected[0])
    .executeTakeFirstOrThrow()
  await holdEntrance(at, n_entrance_open_id)
  const entrance = { n_entrance_open_ID: n_entrance_open_id }
  const run = (slug: string, more: object = {}) => done(first, slug, { ...entrance, ...more })
  await run('entrance_symbol_numbers')
  await run('entrance_scores_enter', { file: await scoresOf(at, n_entrance_open_id, selected) })
  const confirmed = await confirm(second, await run('entrance_publish'))
  if (confirmed.body['isError'] !== false) throw new Error(`proposal_confirm: ${confirmed.text}`)
}

/** Lets an entrance's last days to apply and its exam be over, so that its scores and result are not early. */
export async function holdEntrance(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  openingId: number,
): Promise<void> {
  const today = dayInNepal(clock.nowMs())
  await database.kysely
    .updateTable('n_entrance_open')
    .set({
      apply_to: addDays(today, -40),
      apply_uptolate: addDays(today, -30),
      exam_date: addDays(today, -10),
    })
    .where('n_entrance_open_id', '=', openingId)
    .execute()
}

async function done(by: Person, slug: string, body: object) {
  const answer = await by.post(`/api/v1/processes/${slug}`, body)
  if (answer.body['isError'] !== false) throw new Error(`${slug}: ${answer.text}`)
  return answer
}

async function scoresOf(
  { database }: Pick<TestServer, 'database'>,
  openingId: number,
  selected: readonly number[],
) {
  const candidates = await database.kysely
    .selectFrom('n_entrance_reg')
    .select(['n_entrance_reg_id', 'erollno'])
    .where('n_entrance_open_id', '=', openingId)
    .where('docstatus', 'in', ['AP', 'CO'])
    .execute()
  const lines = candidates.map(
    (each) => `${each.erollno},71.5,,${selected.includes(each.n_entrance_reg_id) ? 'yes' : 'no'}`,
  )
  const text = ['erollno,score,attendance,selected', ...lines].join('\n')
  return { fileName: 'scores.csv', fileContent: Buffer.from(text).toString('base64') }
}
