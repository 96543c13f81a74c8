import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { Tabs } from './Tabs.tsx'

function Held({ count }: { readonly count?: number }) {
  const [current, setCurrent] = useState('open')
  return (
    <Tabs
      label="Entrances"
      current={current}
      onChange={setCurrent}
      tabs={[
        { id: 'open', label: 'Open', count, content: 'what is open' },
        { id: 'applied', label: 'Applied', content: 'what was applied for' },
      ]}
    />
  )
}

describe('tabs', () => {
  it('are opened by a press', () => {
    draw(<Held />)
    fireEvent.mouseDown(screen.getByRole('tab', { name: /Applied/ }), { button: 0 })
    expect(screen.getByRole('tabpanel').textContent).toBe('what was applied for')
  })

  it('move with the arrows and open only with Enter', async () => {
    const user = userEvent.setup()
    draw(<Held />)
    screen.getByRole('tab', { name: /Open/ }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toContain('Applied')
    expect(screen.getByRole('tabpanel').textContent).toBe('what is open')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('tabpanel').textContent).toBe('what was applied for')
  })

  it('count once the list is there, in the digits of the reader, and keep the room before', () => {
    language.set('ne')
    const { redraw, container } = draw(<Held />)
    expect(container.querySelectorAll('.count.invisible')).toHaveLength(2)
    redraw(<Held count={12} />)
    expect(screen.getByRole('tab', { name: /Open\s*१२/ })).toBeDefined()
  })
})
