import { expect, it } from 'vitest'
import { aScholarship, storeScholarship } from '#kinds/scholarship/testing/scholarship.factory.ts'
import { todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, narrow, signInAtOffice, wide, typeFreshCode } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** A scholarship with one seat, and two students whose documents are checked. */
async function aMeritScholarship(name: string): Promise<number> {
  const { at } = fixture
  const place = { today: todayOf(at), academics: await academicsOf(at) }
  const row = aScholarship('open', { name, ...place, facts: { seats: 1 } })
  const openingId = await at.database.transaction((transaction) =>
    storeScholarship(transaction, row),
  )
  for (const student of ['Sita Rai', 'Gita Rai']) {
    const { email, partnerId } = await at.student({ name: student })
    await enrollPartner(at, { partnerId })
    const person = await at.signIn(email)
    const applied = await person.post('/api/v1/models/n_scholarship_reg', {
      n_scholarship_open_ID: openingId,
    })
    expect(applied.status).toBe(201)
  }
  await at.database.kysely
    .updateTable('n_scholarship_reg')
    .set({ docstatus: 'AP' })
    .where('n_scholarship_open_id', '=', openingId)
    .execute()
  return openingId
}

it('a committee is named by the registrar, scores, awards by two members and declines', async () => {
  const { at } = fixture
  const openingId = await aMeritScholarship('Merit 2083')
  const { page: sarita } = await fixture.visitOffice({ viewport: wide })
  await signInAtOffice(sarita, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
  const people = {
    'Dawa Sherpa': await aColleague(at, 'librarian', 'Dawa Sherpa'),
    'Mina Rai': await aColleague(at, 'exam-office', 'Mina Rai'),
  }
  await sarita.goto(`/committees/${openingId}`)
  for (const name of Object.keys(people)) {
    await sarita.getByLabel('Account').selectOption({ label: name })
    await sarita.getByRole('button', { name: 'Add to the committee' }).click()
    await sarita.getByRole('button', { name: `Remove ${name} from the committee` }).waitFor()
  }
  at.clock.advance(1) // a seat given at the same time as a proposal does not count for it
  const { page: dawa } = await fixture.visitOffice({ viewport: narrow })
  await signInAtOffice(dawa, at, people['Dawa Sherpa'])
  await dawa.goto('/committees')
  await dawa.getByRole('link', { name: 'Merit 2083' }).click()
  const row = (name: string) => dawa.getByRole('row', { name: new RegExp(name) })
  await row('Gita Rai').getByRole('button', { name: 'Score' }).click()
  await dawa.getByRole('dialog').getByLabel('Score, out of 100').fill('101')
  await dawa.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await dawa.getByText('A score is between 0 and 100.').waitFor()
  await dawa.getByRole('dialog').getByLabel('Score, out of 100').fill('88.5')
  await dawa.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await dawa.getByText('Dawa Sherpa: 88.5').waitFor()
  await dawa
    .getByRole('row', { name: /^Gita Rai (\S+ )?1 / })
    .getByRole('button', { name: 'Award' })
    .click()
  await dawa.getByRole('dialog').getByLabel('Reason').fill('First of the semester')
  await dawa.getByRole('dialog').getByRole('button', { name: 'Propose the award' }).click()
  await dawa.getByText('Another member confirms it.').waitFor()
  expect(await dawa.getByRole('button', { name: 'Confirm the award' }).count()).toBe(0)

  const { page: mina } = await fixture.visitOffice({ viewport: wide })
  await signInAtOffice(mina, at, people['Mina Rai'])
  await mina.goto(`/committees/${openingId}`)
  await typeFreshCode(mina, at)
  await mina.getByRole('button', { name: 'Confirm the award' }).click()
  await mina.getByText(/^Awarded Rs/).waitFor()
  await mina.getByText('Awarded: 1 of 1 seats').waitFor()
  await mina.getByRole('button', { name: 'Decline' }).click()
  await mina.getByRole('dialog').getByLabel('Reason').fill('Every seat is taken')
  await mina.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await mina.getByText('Declined', { exact: true }).waitFor()
})

it.each(['light', 'dark'] as const)(
  'a committee’s pages have nothing serious for axe: %s',
  async (theme) => {
    const openingId = await aMeritScholarship(`Looked at ${theme}`)
    const { page } = await fixture.visitOffice({ viewport: wide, theme })
    const email = await aColleague(fixture.at, 'registrar', 'Sarita Adhikari')
    await signInAtOffice(page, fixture.at, email)
    for (const path of ['/committees', `/committees/${openingId}`]) {
      await page.goto(path)
      await page.getByRole('main').getByRole('table').waitFor()
      expect([path, await seriousOn(page)]).toEqual([path, []])
    }
  },
)
