import { expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { anExamination } from '#testing/kinds/examination-in-tests.ts'
import { seriousOn } from '../looks/axe.ts'
import { addCentre, writeTime } from './layout-actions.ts'
import { aColleague, officeViewports, signInAtOffice } from './office-actions.ts'
import { atDesk } from '../kinds/result-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

it.each(officeViewports)(
  'the exam office lays out an exam, is refused a clash, and changes time and room of an exam paper, at %s',
  async (_, viewport) => {
    const { at } = fixture
    const exam = await anExamination(at)
    const sita = await exam.candidate(`Sita Rai ${viewport.width}`, 'CSC151', 'MTH151')
    await exam.candidate(`Gita Rai ${viewport.width}`, 'CSC151')
    const mina = await atDesk(fixture, 'Mina Rai', viewport)
    const centre = `Dhunche campus ${viewport.width}`
    await addCentre(mina, centre, { 'Room 204': 1, 'Room 205': 40 })

    await mina.goto('/results/layout')
    await mina.getByText('Routine missing').first().waitFor()
    await mina.locator(`a[href="/results/layout/${exam.examId}"]`).click()
    await mina.getByText('Without a symbol number: 2').waitFor()
    const dialog = mina.getByRole('dialog')
    const waitForStatus = (text: string | RegExp) =>
      mina.getByRole('status').getByText(text).waitFor()
    const day = addDays(todayOf(at), viewport.width < 1100 ? 40 : 30)
    await mina.getByRole('button', { name: 'Seat all candidates' }).click()
    await mina.getByText('Set the day and time first of: CSC151, MTH151.').waitFor()

    await writeTime(mina, 'CSC151', { day, from: '11:00', to: '14:00' })
    await waitForStatus('The routine is saved. Cards replaced: 0. Students notified: 0.')
    await writeTime(mina, 'MTH151', { day, from: '13:00', to: '16:00' })
    await dialog.getByText(`Sita Rai ${viewport.width}: MTH151 and CSC151.`).waitFor()
    expect(await dialog.getByLabel('From').inputValue()).toBe('13:00')
    await dialog.getByLabel('From').fill('15:00')
    await dialog.getByLabel('To', { exact: true }).fill('25:00')
    await mina.keyboard.press('Enter')
    await dialog.getByText('Write times as 10:00').waitFor()
    await dialog.getByLabel('To', { exact: true }).fill('18:00')
    await mina.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    await mina.getByRole('button', { name: 'Give symbol numbers' }).click()
    await waitForStatus('Symbol numbers given: 2.')
    await mina.getByLabel('In which centre').selectOption({ label: centre })
    await mina.getByRole('button', { name: 'Seat all candidates' }).click()
    await waitForStatus('Seated: 3. Already seated before: 0.')
    await mina.getByText('Admit cards ready: 2.').waitFor()

    const student = await sita.person()
    const card = { n_exam_reg_ID: sita.registrationId, report_subtype: 'EXAM_CARD' }
    await student.post('/api/v1/processes/examination_application_form', card)
    await mina.reload()
    await writeTime(mina, 'CSC151', { day, from: '10:00', to: '13:00' })
    await waitForStatus('The routine is saved. Cards replaced: 1. Students notified: 2.')
    await mina.getByRole('button', { name: 'Change room, MTH151' }).click()
    await dialog.getByText('Students notified: 1. Admit cards replaced: 1.').waitFor()
    await dialog.getByRole('button', { name: 'Move' }).click()
    await dialog.getByText('Choose a room or a centre.').waitFor()
    await dialog.getByLabel('Move to').selectOption({ label: `Room 205, ${centre} (40 seats)` })
    await dialog.getByRole('button', { name: 'Move' }).click()
    await waitForStatus('Moved: 1. Cards replaced: 1.')
    await mina.getByText(`Room 205, ${centre}: 1`).first().waitFor()
    const { text } = await student.get('/api/v1/models/ad_note')
    expect(text).toContain('MTH151 of Mangsir 2083 is now in Room 205')

    for (const colorScheme of ['light', 'dark'] as const) {
      await mina.emulateMedia({ colorScheme })
      for (const path of [`${exam.examId}`, 'centres', '']) {
        await mina.goto(`/results/layout/${path}`)
        await mina.getByRole('heading', { level: 1 }).waitFor()
        expect([colorScheme, path, await seriousOn(mina)]).toEqual([colorScheme, path, []])
        const wider = await mina.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect([path, wider]).toEqual([path, 0])
      }
    }
  },
)

it('the registrar reads it and changes nothing', async () => {
  const exam = await anExamination(fixture.at)
  await exam.candidate('Hari Rai', 'CSC151')
  const { page } = await fixture.visitOffice({ viewport: officeViewports[0][1] })
  await signInAtOffice(
    page,
    fixture.at,
    await aColleague(fixture.at, 'registrar', 'Sarita Adhikari'),
  )
  await page.goto(`/results/layout/${exam.examId}`)
  await page.getByText('Only the exam office can change this.').waitFor()
  // The heads put the rows in order and a list can be downloaded, for every role.
  await page.getByRole('button', { name: 'CSV' }).first().waitFor()
  const buttons = page.locator('main button:not(th[aria-sort] button)')
  expect(new Set(await buttons.allTextContents())).toEqual(new Set(['CSV', 'XLSX']))
})
