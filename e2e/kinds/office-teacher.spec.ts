import { expect, it } from 'vitest'
import { anOffer } from '#testing/kinds/internal-in-tests.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, officeViewports, signInAtOffice } from '../office/office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

it.each(officeViewports)(
  'a teacher types the marks of a course the registrar gave them, and finds no other, at %s',
  async (_, viewport) => {
    const { at } = fixture
    const name = `Anita Shahi ${viewport.width}`
    const email = await aColleague(at, 'teacher', name)
    const [own, other] = [await anOffer(at), await anOffer(at)]
    const { page } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Hari Acharya'))
    await page.goto(`/results/internal/${own.body.n_batch_course_ID}`)
    await page.getByText('No teacher has this course.').waitFor()
    await page.getByRole('button', { name: 'Give to a teacher' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Teacher').selectOption({ label: `${name}, ${email}` })
    await dialog.locator('#last-day').fill('15')
    await dialog.locator('#last-day-month').selectOption('12')
    await dialog.locator('#last-day-year').fill('2083')
    await dialog.getByRole('button', { name: 'Give to a teacher' }).click()
    const row = page.getByRole('row', { name: new RegExp(name) })
    await row.getByText('Now').waitFor()
    expect(await seriousOn(page)).toEqual([])

    const teacher = await fixture.visitOffice({ viewport })
    await signInAtOffice(teacher.page, at, email)
    await teacher.page.getByRole('heading', { name: 'Internal marks' }).waitFor()
    const areas = teacher.page.getByRole('navigation', { name: 'Areas' }).getByRole('link')
    expect(await areas.allInnerTexts()).toEqual(['Internal marks'])
    await teacher.page.getByRole('link', { name: 'CSC151' }).click()
    const [number] = own.numbers
    await teacher.page.getByLabel(`Internal of ${number}`).fill('29')
    await teacher.page.getByLabel(`Attendance % of ${number}`).fill('81')
    await teacher.page.getByRole('button', { name: /^Save/ }).click()
    await teacher.page.getByText('Saved: 1.').first().waitFor()
    expect(await seriousOn(teacher.page)).toEqual([])
    await teacher.page.goto(`/results/internal/${other.body.n_batch_course_ID}`)
    await teacher.page.getByRole('link', { name: 'All courses' }).waitFor()
    expect(await teacher.page.getByLabel(/^Internal of/).count()).toBe(0)

    await row.getByRole('button', { name: `Take back, ${name}` }).click()
    await page.getByText('No teacher has this course.').waitFor()
    await teacher.page.goto('/results/internal')
    await teacher.page.getByText('No course is yours today').waitFor()
  },
)
