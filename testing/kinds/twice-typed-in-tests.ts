import { type ScoreSheet } from '#features/selection/wire/score-sheet.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import type { Answer, Person } from '../person.ts'
import { type TestServer, todayOf } from '../test-server.ts'

type EntranceServer = Pick<TestServer, 'database' | 'student' | 'staff' | 'clock'>

/** Turns typing scores of entrances twice on or off, as two people would. */
export async function typeTwice({ database }: Pick<TestServer, 'database'>, typedTwice: boolean) {
  await database.transaction((transaction) =>
    storeSetting(
      transaction,
      { key: 'entrance-scores', value: { typedTwice } },
      { userId: 0, nowMs: Date.now() },
    ),
  )
}

/**
 * An entrance that was held, with scores that two people type: for each candidate what Mina entered, then what Om did;
 * '' is no entry, `absent` an absence.
 */
export async function aTwiceTypedEntrance(
  at: EntranceServer,
  typed: readonly (readonly string[])[],
) {
  await typeTwice(at, true)
  const people = await Promise.all(
    typed.map((_, index) => at.student({ name: `Candidate ${index}` })),
  )
  const openingId = await at.database.transaction(async (transaction) => {
    const row = anEntranceOpening('held', { name: 'Typed twice', today: todayOf(at) })
    const id = await storeOpening(transaction, row)
    for (const { partnerId } of people)
      await storeApplication(transaction, { partnerId, openingId: id })
    return id
  })
  const applications = await at.database.kysely
    .updateTable('n_entrance_reg')
    .set({ docstatus: 'AP', ispaid: true })
    .where('n_entrance_open_id', '=', openingId)
    .returning('n_entrance_reg_id as id')
    .execute()
  const body = { n_entrance_open_ID: openingId }
  const [mina, om, sarita] = [
    await at.staff('exam-office'),
    await at.staff('exam-office'),
    await at.staff('registrar'),
  ]
  const run = (by: Person, slug: string, more: object = {}) =>
    by.post(`/api/v1/processes/${slug}`, { ...body, ...more })
  await run(mina, 'entrance_symbol_numbers')
  const sheet = async (by: Person) => {
    const { data } = (await run(by, 'entrance_sheet')).body
    return data as ScoreSheet
  }
  const numbers = (await sheet(mina)).rows.map(({ erollno }) => erollno)
  const enter = (by: Person, ...lines: readonly string[]): Promise<Answer> =>
    run(by, 'entrance_scores_enter', {
      file: csvFile('erollno,score,attendance,selected', ...lines),
    })
  for (const [index, by] of [mina, om].entries()) {
    const lines = typed.flatMap((entries, candidate) => {
      const entry = entries[index] ?? ''
      if (entry === '') return []
      return [`${numbers[candidate] ?? ''},${entry === 'absent' ? ',absent,' : `${entry},,`}`]
    })
    if (lines.length > 0) await enter(by, ...lines)
  }
  const ids = applications.map(({ id }) => id).toSorted((one, other) => one - other)
  return { openingId, body, mina, om, sarita, numbers, ids, run, sheet, enter }
}

export function csvFile(...lines: readonly string[]) {
  return { fileName: 's.csv', fileContent: Buffer.from(lines.join('\n')).toString('base64') }
}
