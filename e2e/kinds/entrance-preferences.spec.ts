import { it } from 'vitest'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import { applyForEntrance, logIn } from '../student-actions.ts'
import { atDesk } from './result-actions.ts'

const fixture = openFixture()

it.each(viewports)(
  'an applicant orders the programmes that the office added to an entrance, on %s',
  async (_name, viewport) => {
    const { at } = fixture
    const openingId = await at.opening('open', `Engineering Entrance ${viewport.width}`)
    const academics = await academicsOf(at)
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ isactive: false })
      .where('n_entrance_open_id', '<>', openingId)
      .execute()
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set(academics)
      .where('n_entrance_open_id', '=', openingId)
      .execute()
    const mina = await atDesk(fixture, `Mina Rai ${viewport.width}`, { width: 1366, height: 768 })
    await mina.goto(`/results/layout/entrances/${openingId}`)
    await mina.getByRole('button', { name: 'Programmes by preference' }).click()
    await mina.getByRole('dialog').getByLabel('BE Civil').check()
    await mina.getByRole('button', { name: 'Save the programmes' }).click()
    await mina.getByRole('status').getByText('Further programmes saved: 1.').waitFor()

    const { email } = await at.student()
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.goto('/entrance?tab=applied')
    await page.getByText('You gave no order: you compete for B.Tech CS & AI only.').waitFor()
    await page.getByRole('button', { name: 'Choose the order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Order of the programmes' })
    await dialog.getByLabel('Preference 1').selectOption({ label: 'BE Civil' })
    await dialog.getByLabel('Preference 2').selectOption({ label: 'B.Tech CS & AI' })
    await dialog.getByRole('button', { name: 'Save the order' }).click()
    await dialog.waitFor({ state: 'detached' })
    const order = page.getByRole('region', { name: 'Order of the programmes' })
    await order.getByRole('listitem').first().getByText('BE Civil').waitFor()
    await page.reload()
    await order.getByRole('listitem').nth(1).getByText('B.Tech CS & AI').waitFor()
  },
)
