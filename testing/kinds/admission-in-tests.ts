import { type TestServer, todayOf } from '#testing/test-server.ts'
import { payWithKhalti } from '#testing/applicant.ts'
import type { Person } from '#testing/person.ts'
import { publishEntrance } from './entrance-result.ts'
import { academicsOf, programInTests } from './programs-in-tests.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { admission } from '#kinds/admission/rules/kind.ts'

/** Adapter of the tests of every kind for an admission. */
export const admissionInTests = { ...programInTests(admission, 'I'), prepare: passEntrance }

/** Applies for the entrance of a program, pays it, is let in and selected, all over HTTP. */
export async function passEntrance(
  at: TestServer,
  person: Person,
  program?: string,
): Promise<void> {
  const academics = await academicsOf(at, program)
  const opening = anEntranceOpening('open', { name: 'Entrance', today: todayOf(at), academics })
  const openingId = await at.database.transaction((transaction) =>
    storeOpening(transaction, opening),
  )
  const applied = await person.post('/api/v1/models/n_entrance_reg', {
    n_entrance_open_ID: openingId,
  })
  const id = Number(applied.body['id'])
  const target = { payment_type: 'ENTRANCE', payment_reference_id: id }
  const getLink = (amount: number) => person.post('/nou/khaltipay/getlink', { ...target, amount })
  await payWithKhalti(at, { getLink }, 150_000)
  const registrar = await at.staff('registrar')
  const decide = async (slug: string, facts: object) => {
    const answer = await registrar.post(`/api/v1/processes/${slug}`, {
      n_entrance_reg_ID: id,
      ...facts,
    })
    if (answer.body['isError'] !== false) throw new Error(`${slug}: ${answer.text}`)
  }
  await decide('entrance_document_action', { doc_action: 'AP' })
  await publishEntrance(at, [id])
}
