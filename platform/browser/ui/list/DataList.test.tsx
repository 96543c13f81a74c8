import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
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
    atWidth(1024)
    draw(list())
    const table = screen.getByRole('table', { name: 'Entrances' })
    const headers = within(table).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'Fee', 'Late', 'act'])
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(screen.getAllByText('never on a card')).toHaveLength(2)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('is cards where there is none, each fact with its label', () => {
    atWidth(1023)
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

  it('is drawn again only when it has another width', () => {
    let measure: () => void = () => undefined
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(measured: () => void) {
          measure = measured
        }
        observe() {}
        disconnect() {}
      },
    )
    const name = vi.fn((row: FeeRow) => row.name)
    atWidth(900)
    draw(list({ columns: [{ id: 'name', header: 'Name', slot: 'title', cell: name }] }))
    const drawn = name.mock.calls.length
    act(() => measure())
    expect(name).toHaveBeenCalledTimes(drawn)
    atWidth(1024)
    act(() => measure())
    expect(name.mock.calls.length).toBeGreaterThan(drawn)
    expect(screen.getByRole('table')).toBeTruthy()
  })

  it('keeps what stands in another cell of the table for the cards', () => {
    const fact = { header: 'Receipt', slot: 'fact', cell: () => 'R-1' } as const
    const more = [...columns, { ...fact, id: 'receipt', only: 'cards' }] as const
    atWidth(1100)
    const { unmount } = draw(list({ columns: more }))
    expect(screen.queryByText('R-1')).toBeNull()
    unmount()
    atWidth(360)
    draw(list({ columns: more }))
    expect(screen.getAllByText('R-1')).toHaveLength(rows.length)
  })

  /** A window with a sidebar, which leaves a list this width. */
  const beside = (width: number) => {
    atWidth(width)
    vi.stubGlobal('innerWidth', 1024)
  }
  const seven = columns.map((each) =>
    each.id === 'late' ? { ...each, isSecondary: true as const } : each,
  )
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

  it('is a table by the width of the window, whatever is left of it beside the menu', () => {
    beside(664)
    draw(list({ renderDetail: ({ name }) => name }))
    expect(screen.getByRole('table')).toBeDefined()
  })

  it('leaves out secondary columns where the others have no room', () => {
    beside(664)
    const { unmount } = draw(list({ columns: seven }))
    expect(headers()).toEqual(['Name', 'Fee', 'act'])
    unmount()
    beside(720)
    draw(list({ columns: seven }))
    expect(headers()).toEqual(['Name', 'Fee', 'Late', 'act'])
  })

  it('scrolls inside where it is wider than its place, and is reached by keyboard then', () => {
    beside(664)
    const { unmount } = draw(list())
    expect(screen.queryByRole('group', { name: 'Entrances' })).toBeNull()
    unmount()
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    draw(list())
    expect(screen.getByRole('group', { name: 'Entrances' }).tabIndex).toBe(0)
  })

  it('in a dialog is a table from the width it is given', () => {
    atWidth(700)
    const { redraw } = draw(list())
    expect(screen.queryByRole('table')).toBeNull()
    redraw(list({ tableFrom: 640 }))
    expect(screen.getByRole('table')).toBeDefined()
  })

  it.each([
    ['table', 1100],
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

  it.each([1100, 360])('at %i px gives the focus to the record just made', (width) => {
    atWidth(width)
    const { redraw } = draw(list())
    expect(document.activeElement).toBe(document.body)
    redraw(list({ focusOn: 2 }))
    expect(document.activeElement?.textContent).toContain('B.Tech IT')
    expect(document.activeElement?.textContent).not.toContain('BE Civil')
  })
})
