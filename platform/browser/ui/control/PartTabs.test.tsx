import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { PartTabs } from './PartTabs.tsx'

const tabs = [
  { to: '/queues/vouchers', name: 'Vouchers', count: '21', isOpen: true },
  { to: '/queues/entrance', name: 'Entrance', isOpen: false },
]
const widths = (room: number, needed: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(needed)
}
afterEach(() => void vi.restoreAllMocks())

it('are links with their counts, and no menu where they fit', () => {
  widths(900, 900)
  draw(<PartTabs label="Parts" tabs={tabs} />)
  const strip = within(screen.getByRole('navigation', { name: 'Parts' }))
  expect(strip.getByRole('link', { name: 'Vouchers 21' }).getAttribute('aria-current')).toBe('page')
  expect(strip.getByRole('link', { name: 'Entrance' }).getAttribute('href')).toBe(
    '/queues/entrance',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('have a menu with all of them where they do not fit', () => {
  widths(300, 900)
  draw(<PartTabs label="Parts" tabs={tabs} />)
  expect(screen.getByRole('button', { name: 'All' })).toBeDefined()
  expect(screen.getAllByRole('link')).toHaveLength(2)
  const menu = document.querySelector('[popover]')
  if (menu !== null) fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }))
  const [, inMenu] = screen.getAllByRole('link', { name: 'Entrance' })
  expect(inMenu?.parentElement).toBe(menu)
})
