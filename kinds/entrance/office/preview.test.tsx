import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { OpeningPreview } from '#features/applying/office/OpeningPreview.tsx'
import { entrancePreview } from './preview.ts'

const today = dayInNepal(Date.now())
const record = {
  id: 7,
  Name: 'BE Computer Entrance',
  apply_to: addDays(today, 10),
  apply_uptolate: addDays(today, 20),
  examfee: 2000,
  latefee: 2500,
  exam_date: addDays(today, 40),
  exam_time: '11:00:00',
}
const drawn = (fields: object = {}) =>
  draw(<OpeningPreview preview={entrancePreview} record={{ ...record, ...fields }} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const card = () => within(screen.getByRole('listitem'))

describe('the preview of an entrance', () => {
  it('is the card of the portal, today at the regular fee', () => {
    drawn()
    card().getByText('BE Computer Entrance')
    card().getByText(/10 days left at the regular fee/u)
    press('Apply, BE Computer Entrance')
    screen.getByText('Students apply here. The preview sends nothing.')
  })

  it('in the late days the late fee applies, and after the last day it is not listed', () => {
    drawn()
    press('Late days')
    card().getByText(/The late fee applies/u)
    press('After')
    expect(screen.queryByRole('listitem')).toBeNull()
    screen.getByText('On this day it is not in the list of students.')
  })

  it('is read in the other language beside an English page', () => {
    drawn()
    press('ने')
    expect(card().getByRole('button').textContent).toBe('आवेदन दिनुहोस्')
    screen.getByText('What students see')
  })

  it('without a last day asks for one', () => {
    drawn({ apply_uptolate: undefined })
    screen.getByText('It has no last day yet. Save one to see what students will see.')
  })
})
