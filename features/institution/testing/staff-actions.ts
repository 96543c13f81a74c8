import { Buffer } from 'node:buffer'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { todayOf } from '#testing/test-server.ts'

/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const institutionActions: ActionExamples = (at) => ({
  university_picture_add: async () => ({
    by: 'registrar',
    body: {
      type: 'registrar',
      person: 'Hari Karki',
      from_day: todayOf(at),
      file: { fileName: 'signature.png', fileContent: png },
    },
    table: 'university_picture',
    before: {},
    after: { picture: 'registrar', signed_by: 'Hari Karki' },
  }),
  university_picture_end: async () => {
    const { university_picture_id: id } = await at.database.kysely
      .insertInto('university_picture')
      .values({
        type: 'seal',
        person: '',
        from_day: todayOf(at),
        content: Buffer.from(png, 'base64'),
        created: new Date(at.clock.nowMs()),
        createdby: 0,
      })
      .returning('university_picture_id')
      .executeTakeFirstOrThrow()
    return {
      by: 'registrar',
      body: { picture_ID: id, until_day: todayOf(at) },
      table: 'university_picture',
      before: { picture: 'seal' },
      after: { last_day: todayOf(at) },
    }
  },
})
