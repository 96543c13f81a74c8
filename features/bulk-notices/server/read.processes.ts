import { defineProcess } from '#platform/server/processes/define-process.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { bulkNoticeMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import { countReach, fixedPartners, partnersOf, unknownOf } from './audience.ts'
import { audienceChoices, type Services } from './audience-choices.ts'
import { audienceOf, audienceToWire, findNotice, latestNotices, toWire } from './stored-notice.ts'

export const roles = staffWith('notice.send')
export const noNotice = refusal('rule/no-notice', text['no-notice'], { status: 404 })

const readersAtOnce = 100

const listNotices = defineProcess({
  ...contracts.bulkNotices,
  name: text.list,
  roles,
  shows: [],
  async run(_given, { database, nowMs }) {
    const notices = await latestNotices(database.kysely, nowMs)
    return { summary: text.list, data: { notices: notices.map((each) => toWire(each, nowMs)) } }
  },
})

const listAudiences = (services: Services) =>
  defineProcess({
    ...contracts.bulkNoticeAudiences,
    name: text.audiences,
    roles,
    shows: [],
    run: async (_given, { database }) => ({
      summary: text.audiences,
      data: await audienceChoices(database.kysely, services),
    }),
  })

/** A notice with the students whom it reaches: now for a draft, else those of its fixed audience. */
const readNotice = ({ rechecks }: Services) =>
  defineProcess({
    ...contracts.bulkNoticeRead,
    name: text.read,
    roles,
    shows: [],
    async run({ notice_ID: id }, { database, nowMs }) {
      const reader = database.kysely
      const notice = await findNotice(reader, id, nowMs)
      if (notice === null) return noNotice
      const audience = audienceOf(notice)
      const isFixed = notice.confirmed !== null
      const partners = isFixed ? fixedPartners(id) : partnersOf(audience, rechecks)
      const { people, mailed } = await countReach(reader, partners)
      const { peopleAlone } = await findSettingValue(reader, 'notices')
      return {
        summary: text.read,
        data: {
          notice: {
            ...toWire(notice, nowMs),
            chosen: audienceToWire(audience),
            reach: people,
            mailed,
            unknown: isFixed ? [] : await unknownOf(reader, audience),
            needsSecond: people > peopleAlone,
            alone: peopleAlone,
          },
        },
      }
    },
  })

const listReaders = defineProcess({
  ...contracts.bulkNoticeReaders,
  name: text.readers,
  roles,
  shows: 'row-by-row',
  async run({ notice_ID: id, after = 0 }, { database }) {
    const rows = await database.kysely
      .selectFrom('bulk_notice_reader as r')
      .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'r.c_bpartner_id')
      .select(['r.c_bpartner_id', 'r.sent', 'b.name'])
      .where('r.bulk_notice_id', '=', id)
      .where('r.c_bpartner_id', '>', after)
      .orderBy('r.c_bpartner_id')
      .limit(readersAtOnce)
      .execute()
    const readers = rows.map(({ c_bpartner_id: partnerId, name, sent }) => ({
      partnerId,
      name,
      sent: sent?.toISOString() ?? null,
    }))
    const seen = { table: 'bulk_notice', record: String(id) }
    return { summary: text.readers, seen, data: { readers } }
  },
})

export const readProcesses = (services: Services) => [
  listNotices,
  listAudiences(services),
  readNotice(services),
  listReaders,
]
