import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import { zipOf } from '#platform/server/files/zip.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { ownDataMessages as text } from '../rules/messages.ts'
import { ownData } from '../wire/processes.ts'
import { ownPictures } from './own-pictures.ts'
import type { OwnRecords } from './own-records.ts'
import { ownTables } from './own-tables.ts'
import { readablePage } from './readable-page.ts'

export type OwnDataNeeds = {
  readonly engine: ModelEngine
  readonly dictionary: Dictionary
  readonly ownRecords: readonly OwnRecords[]
  readonly institution: CurrentInstitution
}

/** Gives a student everything that is stored about them, to take along (decision 109). */
export function ownDataProcess({ institution, ...sources }: OwnDataNeeds): Process {
  return defineProcess({
    ...ownData,
    name: text.name,
    roles: rolesWith('application.own'),
    shows: 'row-by-row',
    async run(_given, { database, session, nowMs }) {
      const { tables, closed } = await ownTables({ ...sources, reader: database.kysely }, session)
      const { pictures, name } = await ownPictures(sources.engine, session)
      const { language } = session
      const day = dayInNepal(nowMs)
      const page = readablePage(
        { name, university: institution().name, day, tables, closed },
        language,
      )
      const json = {
        of: name,
        day,
        tables: Object.fromEntries(tables.map(({ table, records }) => [table, records])),
        needsActiveEnrollment: closed.map(({ table }) => table),
      }
      const content = await zipOf([
        { name: 'my-data.html', content: Buffer.from(page) },
        { name: 'data.json', content: Buffer.from(JSON.stringify(json, null, 2)) },
        ...pictures,
      ])
      return { summary: text.made, file: { name: `my-data-${day}.zip`, content } }
    },
  })
}
