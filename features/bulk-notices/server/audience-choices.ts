import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { type Message, nameInBoth, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { openingModelOf } from '#features/applying/server/opening-withdrawal/withdraw-opening.ts'
import type { Recheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import type { Audience } from '../rules/audience.ts'
import { bulkNoticeMessages as text } from '../rules/messages.ts'
import type { AudienceChoices } from '../wire/processes.ts'
import { noticeTemplates } from './notice-templates.ts'

export type Services = { readonly dictionary: Dictionary; readonly rechecks: readonly Recheck[] }

/** Openings whose applicants choose a quota. */
function hasQuotas(model: string): boolean {
  return model === 'n_entrance_open'
}

type NamedRecord = { readonly id: number; readonly name: Message }

/** Published openings shown of a model, the newest first. */
const openingsShown = 200

/** Programmes, semesters and published openings. */
export async function audienceChoices(
  reader: Reader,
  { dictionary, rechecks }: Services,
): Promise<AudienceChoices> {
  const models = [...new Set(rechecks.flatMap(({ opening }) => opening ?? []))]
  const openings = models.map(async (model) => ({
    model,
    hasQuotas: hasQuotas(model),
    label: openingModelOf(dictionary, model)?.label ?? sameInBoth(model),
    openings: await publishedOpenings(reader, model),
  }))
  return {
    templates: await noticeTemplates(reader),
    programs: await namedRecords(reader, 'n_program'),
    semesters: await namedRecords(reader, 'n_sem_year'),
    openings: await Promise.all(openings),
  }
}

async function namedRecords(
  reader: Reader,
  table: 'n_program' | 'n_sem_year',
): Promise<readonly NamedRecord[]> {
  const order = sql.ref(table === 'n_sem_year' ? 'place' : 'n_program_id')
  const { rows } = await sql<{ id: string; name: string; name_ne: string }>`
    select ${sql.ref(`${table}_id`)} as id, name, name_ne from ${sql.table(table)}
    where isactive order by ${order}, 1`.execute(reader)
  return rows.map(({ id, name, name_ne }) => ({
    id: Number(id),
    name: nameInBoth(name, name_ne),
  }))
}

async function publishedOpenings(reader: Reader, model: string, id?: number) {
  const one = id === undefined ? sql`true` : sql`${sql.ref(`${model}_id`)} = ${id}`
  const { rows } = await sql<{ id: string; name: Message }>`
    select ${sql.ref(`${model}_id`)} as id, ${bothNames('name', 'name_ne')} as name from ${sql.table(model)}
    where isactive and ispublished and ${one} order by 1 desc limit ${openingsShown}`.execute(
    reader,
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Name of an audience; null for a programme, semester or opening that does not exist. */
export async function nameOfAudience(
  reader: Reader,
  audience: Audience,
  { rechecks }: Services,
): Promise<Message | null> {
  if (audience.is === 'people') return sayInBoth(text['typed-list'], { n: audience.typed.length })
  if (audience.is === 'applicants') {
    const { opening, id, quota } = audience
    if (quota !== null && !hasQuotas(opening)) return null
    if (!rechecks.some((each) => each.opening === opening)) return null
    const [found] = await publishedOpenings(reader, opening, id)
    if (found === undefined) return null
    const { name } = found
    if (quota === null) return sayInBoth(text.applicants, { name })
    const known = (await readQuotas(reader)).get(quota)
    return known === undefined
      ? null
      : sayInBoth(text['applicants-of-quota'], { name, quota: known.label })
  }
  const { program: programId, semester: semesterId } = audience
  const find = async (table: 'n_program' | 'n_sem_year', wanted: number | null) =>
    wanted === null
      ? text['all-students']
      : (await namedRecords(reader, table)).find(({ id }) => id === wanted)?.name
  const program = await find('n_program', programId)
  const semester = await find('n_sem_year', semesterId)
  if (program === undefined || semester === undefined) return null
  if (semesterId === null) return program
  return programId === null ? semester : sayInBoth(text['both-names'], { program, semester })
}
