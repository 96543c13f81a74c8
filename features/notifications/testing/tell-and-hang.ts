import { openPostgres } from '#platform/server/database/postgres.ts'
import { type NoticeType, noticeTypes } from '../rules/notice-types.ts'
import { notifyPartner } from '../server/notify-person.ts'

/**
 * A separate process: writes a notification of every type to a partner in one transaction, reports it, and then neither
 * commits nor ends, until its parent kills it. Arguments: database URL, partner id, time in ms.
 */
const [url = '', partnerId = '', nowMs = ''] = process.argv.slice(2)
const database = openPostgres(url, () => {})
await database.transaction(async (transaction) => {
  for (const sort of Object.keys(noticeTypes) as NoticeType[])
    await notifyPartner(transaction, {
      partnerId: Number(partnerId),
      sort,
      event: 'n_anything:1',
      message: { en: 'It has happened: {name}.', ne: 'यस्तो भयो: {name}।' },
      values: { name: 'BE Civil' },
      nowMs: Number(nowMs),
    })
  process.stdout.write('told\n')
  await new Promise((resolve) => {
    setTimeout(resolve, 60_000)
  })
})
