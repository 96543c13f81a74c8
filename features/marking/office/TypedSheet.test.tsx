import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { GridSheetRow } from './grid.ts'
import { TypedSheet } from './TypedSheet.tsx'

const save = 'POST /api/v1/processes/marks_enter'
const rowOf = (number: string, isOpen = true): GridSheetRow => ({
  number,
  isOpen,
  saved: isOpen ? {} : { external: '41' },
  facts: [],
  state: isOpen ? 'Not entered' : 'Agreed',
})
const rows = [rowOf('2083-0001'), rowOf('2083-0002', false), rowOf('2083-0003')]
const onSaved = vi.fn(() => Promise.resolve())

let network: FakeNetwork
let page = 0
beforeEach(() => {
  sitAtDesk('exam-office')
  network = fakeNetwork()
  onSaved.mockClear()
  page += 1
})

const sheet = (given = rows) =>
  draw(
    <div style={{ height: 400 }}>
      <TypedSheet
        page={`sheet-in-test-${page}`}
        label="Marks of CSC151"
        numberName="Symbol No."
        numberColumn="erollno"
        fileName="marks.csv"
        factNames={[]}
        columns={[{ id: 'external', name: 'Final', note: '60 / pass 30' }]}
        rows={given}
        check={(_row, { external = '' }) =>
          Number(external) > 60 ? `${external} is more than 60` : undefined
        }
        slug="marks_enter"
        sheet={{ n_exam_master_ID: 7 }}
        onSaved={onSaved}
      />
    </div>,
  )

/** Size of a real page: the grid renders only the visible rows. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  return () => vi.restoreAllMocks()
})

const cell = (number: string) => screen.getByLabelText<HTMLInputElement>(`Final of ${number}`)
const type = (number: string, value: string) =>
  fireEvent.change(cell(number), { target: { value } })
const key = (number: string, pressed: string, more: object = {}) =>
  fireEvent.keyDown(cell(number), { key: pressed, ...more })
const fileSent = () => {
  const sent = network.left.map(({ body }) => body as { file: { fileContent: string } })
  return atob(sent.at(-1)?.file.fileContent ?? '')
    .trim()
    .split(/\r?\n/)
}

describe('a sheet that numbers are typed into', () => {
  it('goes down and up by keys, past what is closed, and stays at the end', () => {
    sheet()
    expect(cell('2083-0002').disabled).toBe(true)
    cell('2083-0001').focus()
    key('2083-0001', 'Enter')
    expect(document.activeElement).toBe(cell('2083-0003'))
    key('2083-0003', 'ArrowDown')
    expect(document.activeElement).toBe(cell('2083-0003'))
    key('2083-0003', 'Enter', { shiftKey: true })
    expect(document.activeElement).toBe(cell('2083-0001'))
  })

  it('saves what is typed as one file with Ctrl Enter, and only then says that it is saved', async () => {
    network.on(save, () => ({ body: { isError: false, summary: 'Saved: 2' } }))
    sheet()
    type('2083-0001', '45')
    type('2083-0003', '29')
    expect(screen.getByText('Typed, not saved yet: 2')).toBeDefined()
    expect(network.left).toEqual([])
    key('2083-0003', 'Enter', { ctrlKey: true })
    await screen.findByText('Saved: 2')
    expect(onSaved).toHaveBeenCalledOnce()
    expect(fileSent()).toEqual(['erollno,external', '2083-0001,45', '2083-0003,29'])
  })

  it('sends nothing while a value is impossible, and goes to it', () => {
    sheet()
    type('2083-0003', '61')
    expect(screen.getByText('61 is more than 60')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Save 1/ }).disabled).toBe(true)
    key('2083-0003', 'Enter', { ctrlKey: true })
    expect(network.left).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'To fix: 1' }))
    expect(document.activeElement).toBe(cell('2083-0003'))
    expect(cell('2083-0003').getAttribute('aria-invalid')).toBe('true')
  })

  it('says beside the row what the server refused, and keeps everything typed', async () => {
    const errors = [{ field: '3', message: 'Entered by you before' }]
    const code = 'rule/sheet-wrong'
    network.on(save, () => ({
      body: { isError: true, summary: 'Nothing was saved', code, errors },
    }))
    sheet()
    type('2083-0001', '45')
    type('2083-0003', '29')
    fireEvent.click(screen.getByRole('button', { name: /^Save 2/ }))
    await screen.findByText('Entered by you before')
    expect(screen.getByText('Nothing was saved')).toBeDefined()
    expect([cell('2083-0001').value, cell('2083-0003').value]).toEqual(['45', '29'])
    expect(onSaved).not.toHaveBeenCalled()
    type('2083-0003', '30')
    expect(screen.queryByText('Entered by you before')).toBeNull()
  })

  it('whose answer is lost asks again under the same key', async () => {
    network.on(save, () => null)
    sheet()
    type('2083-0001', '45')
    fireEvent.click(screen.getByRole('button', { name: /^Save 1/ }))
    const again = await screen.findByRole('button', { name: 'Ask again' })
    network.on(save, () => ({ body: { isError: false, summary: 'Saved: 1' } }))
    fireEvent.click(again)
    await screen.findByText('Saved: 1')
    expect(new Set(network.left.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })

  it('clears what is discarded', () => {
    sheet()
    type('2083-0001', '45')
    fireEvent.click(screen.getByRole('button', { name: 'Discard entries' }))
    expect(cell('2083-0001').value).toBe('')
    expect(screen.getByText('All entries are saved.')).toBeDefined()
  })

  it('of 3,000 rows draws those in sight, and names how many there are', () => {
    const many = Array.from({ length: 3_000 }, (_, n) =>
      rowOf(`2083-${String(n).padStart(4, '0')}`),
    )
    sheet(many)
    expect(screen.getAllByRole('textbox').length).toBeLessThan(60)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3001')
  })

  it('speaks Nepali', () => {
    language.set('ne')
    sheet()
    expect(screen.getByText('सबै प्रविष्टि सुरक्षित छन्।')).toBeDefined()
  })
})
