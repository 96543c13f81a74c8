import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { closingDays, type OpenRow } from './open-row.ts'
import { OpenList } from './OpenList.tsx'

type ListedOpening = OpenRow<{ readonly id: number; readonly name: string }> & {
  readonly why?: string
}

const words = (en: string) => ({ en, ne: en })
const texts = {
  loading: words('Loading what is open'),
  'open-tab': words('Open'),
  deadline: words('Apply by'),
  name: words('Name'),
}
const apply = { label: words('Apply'), action: 'apply' } as const
const off = { label: words('Apply'), action: null } as const
let rowsSoFar = 0
const row = (
  name: string,
  closes: string | null,
  button: ListedOpening['button'],
): ListedOpening => ({
  opening: { id: ++rowsSoFar, name },
  closes: closes === null ? null : day(closes),
  button,
})
const applied = row('Done', '2026-11-23', { label: words('Applied'), action: null, done: true })
const later = row('Later', '2026-12-20', apply)
const sooner = row('Sooner', '2026-11-25', apply)
const refused = { ...row('Refused', '2026-11-24', off), why: 'Not for you.' }
const onApply = vi.fn<(opening: ListedOpening['opening']) => void>()

function shown(rows: readonly ListedOpening[] | null, onRetry?: () => void) {
  draw(
    <OpenList
      rows={rows}
      texts={texts}
      renderTitle={({ opening }) => <h2>{opening.name}</h2>}
      facts={[{ id: 'size', header: 'Size', slot: 'fact', cell: ({ opening }) => opening.id }]}
      renderReason={({ why }) => why ?? null}
      onApply={onApply}
      empty={<p>Nothing is open</p>}
      onRetry={onRetry}
    />,
  )
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent)
}

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  onApply.mockReset()
})

describe('a list of openings', () => {
  it('has the nearest day first and what is done last', () => {
    expect(shown([applied, later, sooner, refused])).toEqual(['Refused', 'Sooner', 'Later', 'Done'])
  })

  it('fills the button of the nearest that can be applied for, and only that', () => {
    shown([applied, later, sooner, refused])
    const filled = screen
      .getAllByRole('button')
      .filter(({ className }) => className.includes('filled'))
    expect(filled.map((each) => each.getAttribute('aria-label'))).toEqual(['Apply, Sooner'])
  })

  it('hands over the opening that is pressed, and says why another cannot be', () => {
    shown([sooner, refused])
    fireEvent.click(screen.getByRole('button', { name: 'Apply, Sooner' }))
    expect(onApply).toHaveBeenCalledWith(sooner.opening)
    const button = screen.getByRole('button', { name: 'Apply, Refused' })
    expect(button.hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Not for you.').id).toBe(button.getAttribute('aria-describedby'))
  })

  it('has a dash in place of a calendar tile where there is no day, and the kind’s own facts', () => {
    shown([{ ...row('Endless', null, apply), opening: { id: 9, name: 'Endless' } }])
    const card = within(screen.getByRole('listitem'))
    expect(card.getByText('-')).toBeDefined()
    expect(card.getByText('Size').nextElementSibling?.textContent).toBe('9')
  })

  it('says that it loads, that it is empty, and that it could not be read again', () => {
    shown(null)
    expect(screen.getByRole('status')).toBeDefined()
    expect(screen.queryByText('Nothing is open')).toBeNull()
    shown([])
    expect(screen.getByText('Nothing is open')).toBeDefined()
    const onRetry = vi.fn()
    shown([sooner], onRetry)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('the days to know', () => {
  it('are those of what can be applied for, in the kind’s own words', () => {
    const days = closingDays([applied, sooner, refused, row('No day', null, apply)], () =>
      words('Closes, {name}'),
    )
    expect(days).toEqual([
      { label: words('Closes, {name}'), values: { name: 'Sooner' }, day: '2026-11-25' },
    ])
  })
})
