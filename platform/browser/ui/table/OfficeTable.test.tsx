import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { OfficeTable, type TableColumn } from './OfficeTable.tsx'

type Book = { readonly id: number; readonly title: string; readonly copies: number | null }
const columns: readonly TableColumn<Book>[] = [
  { id: 'title', head: 'Title', render: ({ title }) => title, sort: ({ title }) => title },
  {
    id: 'copies',
    head: 'Copies',
    count: ({ copies }) => copies,
    stands: ({ copies }) => copies === 0,
  },
  { id: 'do', head: 'Change', kind: 'action', render: () => <button type="button">Edit</button> },
]
const books: readonly Book[] = [
  { id: 1, title: 'Physics 2', copies: 3 },
  { id: 2, title: 'Physics 10', copies: null },
  { id: 3, title: 'Algebra', copies: 0 },
]
const table = (rows: readonly Book[] | undefined, onRetry?: () => void) =>
  draw(
    <OfficeTable
      label="Books"
      {...{ columns, rows, onRetry }}
      rowKey={({ id }) => id}
      empty={<p>No books</p>}
    />,
  )
const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => fireEvent.click(within(head(name)).getByRole('button'))

describe('a table of the office', () => {
  it('has the rows as they came, numbers at the end, and what stands out', () => {
    table(books)
    expect(titles()).toEqual(['Physics 2', 'Physics 10', 'Algebra'])
    expect(screen.getByRole('cell', { name: '0' }).className).toBe('end tabular late-count')
    expect(screen.getByRole('cell', { name: '3' }).className).toBe('end tabular')
    expect(within(head('Change')).getByText('Change').className).toBe('sr-only')
  })

  it('is sorted upwards, downwards, and again as it came; numbers in names count as numbers', () => {
    table(books)
    expect(head('Title').getAttribute('aria-sort')).toBe('none')
    press('Title')
    expect([titles(), head('Title').getAttribute('aria-sort')]).toEqual([
      ['Algebra', 'Physics 2', 'Physics 10'],
      'ascending',
    ])
    press('Title')
    expect([titles(), head('Title').getAttribute('aria-sort')]).toEqual([
      ['Physics 10', 'Physics 2', 'Algebra'],
      'descending',
    ])
    press('Title')
    expect(titles()).toEqual(['Physics 2', 'Physics 10', 'Algebra'])
  })

  it('has rows without the value last, however it is sorted', () => {
    table(books)
    press('Copies')
    expect(titles()).toEqual(['Algebra', 'Physics 2', 'Physics 10'])
    press('Copies')
    expect(titles()).toEqual(['Physics 2', 'Algebra', 'Physics 10'])
    expect(head('Title').getAttribute('aria-sort')).toBe('none')
  })

  it('says that it has no rows, but not while they are not known', () => {
    const { unmount } = table([])
    screen.getByText('No books')
    expect(screen.queryByRole('table')).toBeNull()
    unmount()
    table(undefined)
    expect(screen.queryByText('No books')).toBeNull()
    screen.getByRole('status')
  })

  it('that could not be read asks again, and keeps the rows it had', () => {
    const again = vi.fn()
    const { unmount } = table(undefined, again)
    expect(screen.queryByText('No books')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(again).toHaveBeenCalledOnce()
    unmount()
    table(books, again)
    expect(titles()).toHaveLength(3)
    screen.getByRole('button', { name: 'Try again' })
  })
})

describe('rows that are chosen', () => {
  function Choosing({ most }: { readonly most?: number }) {
    const [chosen, setChosen] = useState<readonly number[]>([])
    return (
      <OfficeTable
        label="Books"
        {...{ columns, rows: books }}
        rowKey={({ id }) => id}
        choice={{
          isChosen: ({ id }) => chosen.includes(id),
          onChoose: (rows) => setChosen(rows.map(({ id }) => id)),
          nameOf: ({ title }) => title,
          ...(most === undefined ? {} : { most }),
        }}
      />
    )
  }
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`Choose ${name}`)
  const chosen = () => books.map(({ title }) => title).filter((title) => box(title).checked)

  it('are those pressed; with Shift all from the one pressed before, as the table is sorted', () => {
    draw(<Choosing />)
    fireEvent.click(box('Physics 2'))
    fireEvent.click(box('Algebra'))
    fireEvent.click(box('Algebra'))
    expect(chosen()).toEqual(['Physics 2'])
    press('Title')
    fireEvent.click(box('Physics 10'), { shiftKey: true })
    expect(chosen()).toEqual(['Physics 2', 'Physics 10', 'Algebra'])
    fireEvent.click(box('Physics 2'), { shiftKey: true })
    expect(chosen()).toEqual(['Algebra'])
  })

  it('are all or none by the box of the head, which says when it is some', () => {
    draw(<Choosing />)
    expect(box('all').indeterminate).toBe(false)
    fireEvent.click(box('Algebra'))
    expect([box('all').checked, box('all').indeterminate]).toEqual([false, true])
    fireEvent.click(box('all'))
    expect([chosen().length, box('all').checked, box('all').indeterminate]).toEqual([
      3,
      true,
      false,
    ])
    fireEvent.click(box('all'))
    expect(chosen()).toEqual([])
  })

  it('are no more by the head than may be chosen', () => {
    draw(<Choosing most={2} />)
    fireEvent.click(box('all'))
    expect([chosen(), box('all').checked]).toEqual([['Physics 2', 'Physics 10'], true])
  })
})
