import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { type Column, DataList } from './DataList.tsx'

type FeeRow = { readonly id: number; readonly name: string; readonly fee: string }

const rows: readonly FeeRow[] = [
  { id: 1, name: 'BE Civil', fee: 'Rs. 1,500' },
  { id: 2, name: 'B.Tech IT', fee: 'Rs. 2,000' },
]
const columns: readonly Column<FeeRow>[] = [
  { id: 'name', header: 'Name', slot: 'title', cell: ({ name }) => <h2>{name}</h2> },
  { id: 'fee', header: 'Fee', slot: 'fact', align: 'end', cell: ({ fee }) => fee },
  {
    id: 'late',
    header: 'Late',
    slot: 'fact',
    cell: () => 'never on a card',
    card: ({ id }) => (id === 1 ? { label: 'Late fee', value: 'Rs. 500' } : null),
  },
  { id: 'act', header: '', slot: 'action', cell: ({ name }) => <button>Apply, {name}</button> },
]
const list = (more: Partial<Parameters<typeof DataList<FeeRow>>[0]> = {}) => (
  <DataList caption="Entrances" rows={rows} rowKey={({ id }) => id} columns={columns} {...more} />
)

describe('a list of records', () => {
  it('is a table where there is room: headers, captions and one row each', () => {
    atWidth(720)
    draw(list())
    const table = screen.getByRole('table', { name: 'Entrances' })
    const headers = within(table).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'Fee', 'Late', 'act'])
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(screen.getAllByText('never on a card')).toHaveLength(2)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('is cards where there is none, each fact with its label', () => {
    atWidth(719)
    draw(list())
    expect(screen.queryByRole('table')).toBeNull()
    const [first, second] = within(screen.getByRole('list', { name: 'Entrances' })).getAllByRole(
      'listitem',
    )
    expect(first?.textContent).toContain('FeeRs. 1,500')
    expect(first?.textContent).toContain('Late feeRs. 500')
    expect(second?.textContent).not.toContain('Late')
    expect(screen.queryByText('never on a card')).toBeNull()
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  it('keeps what stands in another cell of the table for the cards', () => {
    const fact = { header: 'Receipt', slot: 'fact', cell: () => 'R-1' } as const
    const more = [...columns, { ...fact, id: 'receipt', only: 'cards' }] as const
    atWidth(1000)
    const { unmount } = draw(list({ columns: more }))
    expect(screen.queryByText('R-1')).toBeNull()
    unmount()
    atWidth(360)
    draw(list({ columns: more }))
    expect(screen.getAllByText('R-1')).toHaveLength(rows.length)
  })

  it('needs more room for a second line, too', () => {
    atWidth(800)
    const { redraw } = draw(list())
    expect(screen.getByRole('table')).toBeDefined()
    redraw(list({ renderDetail: ({ name }) => name }))
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('needs more width for six columns, or the width it is given', () => {
    const six = [
      ...columns,
      ...columns
        .slice(0, 2)
        .map((each) => ({ ...each, id: `${each.id}2`, header: `${each.header} 2` })),
    ]
    atWidth(900)
    const { redraw } = draw(list({ columns: six }))
    expect(screen.queryByRole('table')).toBeNull()
    redraw(list({ columns: six, tableFrom: 900 }))
    expect(screen.getByRole('table')).toBeDefined()
  })

  it.each([
    ['table', 1000],
    ['cards', 360],
  ] as const)('as %s marks the one row that waits and draws its second line', (shape, width) => {
    atWidth(width)
    const { container } = draw(
      list({
        waits: ({ id }) => id === 2,
        renderDetail: ({ name }, drawn) => <p>{`${name} as ${drawn}`}</p>,
      }),
    )
    expect(container.querySelectorAll('.hem')).toHaveLength(1)
    expect(screen.getByText(`BE Civil as ${shape}`)).toBeDefined()
  })

  it.each([1000, 360])('at %i px gives the focus to the record just made', (width) => {
    atWidth(width)
    const { redraw } = draw(list())
    expect(document.activeElement).toBe(document.body)
    redraw(list({ focusOn: 2 }))
    expect(document.activeElement?.textContent).toContain('B.Tech IT')
    expect(document.activeElement?.textContent).not.toContain('BE Civil')
  })
})
