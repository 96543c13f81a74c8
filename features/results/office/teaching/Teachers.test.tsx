import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { dayInNepal, addDays } from '#platform/pure/calendar/day.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { CourseTeachers } from '../../wire/teaching.ts'
import { Teachers } from './Teachers.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const today = dayInNepal(Date.now())
const anita = {
  n_teaching_ID: 71,
  name: 'Anita Shahi',
  email: 'anita@ltu.example',
  first: addDays(today, -1),
  last: addDays(today, 90),
  givenBy: 'Hari Acharya',
}

let network: FakeNetwork
let list: CourseTeachers
beforeEach(() => {
  sitAtDesk('registrar')
  list = { teachers: [anita], people: [{ id: 31, name: 'Binod Rai', email: 'binod@ltu.example' }] }
  network = fakeNetwork()
  network.on(process('teaching_list'), () => ({ body: { data: list } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const dialog = () => within(screen.getByRole('dialog'))

describe('the teachers of a course', () => {
  it('are listed with their days, now, later and over', async () => {
    const later = { ...anita, n_teaching_ID: 72, name: 'Chetan Karki', first: addDays(today, 1) }
    const over = { ...anita, n_teaching_ID: 73, name: 'Deepa Lama', last: addDays(today, -1) }
    list = { ...list, teachers: [anita, later, over] }
    draw(<Teachers batchCourseId={51} />)
    await screen.findByText('Anita Shahi')
    for (const [name, state] of [
      ['Anita', 'Now'],
      ['Chetan', 'Later'],
      ['Deepa', 'Over'],
    ] as const)
      expect(row(name).getByText(state)).toBeDefined()
    expect(sent('teaching_list')).toEqual([{ n_batch_course_ID: 51 }])
  })

  it('are none, or could not be read and are asked for again', async () => {
    network.on(process('teaching_list'), () => ({ status: 503, body: {} }))
    draw(<Teachers batchCourseId={51} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    list = { ...list, teachers: [] }
    network.on(process('teaching_list'), () => ({ body: { data: list } }))
    fireEvent.click(again)
    await screen.findByText('No teacher has this course.')
  })

  it('get the course for days; what is missing is named, and a refusal keeps what was typed', async () => {
    network.on(process('teaching_give'), () => ({
      body: { isError: true, code: 'rule/teaches-already', summary: 'Has it already.' },
    }))
    draw(<Teachers batchCourseId={51} />)
    await screen.findByText('Anita Shahi')
    fireEvent.click(screen.getByRole('button', { name: 'Give to a teacher' }))
    const send = () => fireEvent.click(dialog().getByRole('button', { name: 'Give to a teacher' }))
    send()
    await dialog().findByText('Choose the day.')
    fireEvent.change(dialog().getByLabelText('Teacher'), { target: { value: '31' } })
    for (const [part, value] of [
      ['', '15'],
      ['-month', '12'],
      ['-year', '2083'],
    ] as const) {
      const field = screen.getByRole('dialog').querySelector(`#last-day${part}`)
      if (field === null) throw new Error(`No field ${part}`)
      fireEvent.change(field, { target: { value } })
    }
    send()
    await dialog().findByText('Has it already.')
    const [body] = sent('teaching_give')
    expect(body).toMatchObject({ n_batch_course_ID: 51, ad_user_ID: 31, first_day: today })
    expect(body).toMatchObject({ last_day: expect.stringMatching(/^2027-03-/) })
    expect(dialog().getByLabelText<HTMLSelectElement>('Teacher').value).toBe('31')
  })

  it('lose the course when it is taken back', async () => {
    network.on(process('teaching_take_back'), () => {
      list = { ...list, teachers: [] }
      return { body: { isError: false, summary: 'Taken back.' } }
    })
    draw(<Teachers batchCourseId={51} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Take back, Anita Shahi' }))
    await screen.findByText('No teacher has this course.')
    await waitFor(() => expect(sent('teaching_take_back')).toEqual([{ n_teaching_ID: 71 }]))
  })

  it('are in Nepali for a Nepali reader', async () => {
    language.set('ne')
    draw(<Teachers batchCourseId={51} />)
    await screen.findByRole('heading', { name: 'शिक्षक' })
  })
})
