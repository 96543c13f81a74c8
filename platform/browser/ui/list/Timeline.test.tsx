import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { Checklist, type Task } from './Checklist.tsx'
import { type Step, Timeline } from './Timeline.tsx'

const steps: readonly Step[] = [
  { id: 'applied', state: 'done', title: 'Applied', detail: '5 Mangsir' },
  { id: 'fee', state: 'turn', title: 'Pay the fee', detail: 'Your turn' },
  { id: 'card', state: 'future', title: 'Admit card' },
]

describe('a timeline', () => {
  it('says in order what is done, whose turn it is and what follows', () => {
    draw(<Timeline steps={steps} label="Progress of BE Civil" />)
    const items = within(screen.getByRole('list', { name: 'Progress of BE Civil' })).getAllByRole(
      'listitem',
    )
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Applied5 Mangsir',
      'Pay the feeYour turn',
      'Admit card',
    ])
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  })

  it('has no current step once everything is done', () => {
    const done = steps.map((step) => ({ ...step, state: 'done' as const }))
    const { container } = draw(<Timeline steps={done} label="Progress" flat />)
    expect(container.querySelector('[aria-current]')).toBeNull()
    expect(container.querySelector('ol')?.className).toContain('flat')
  })

  it('distinguishes a step by a sign besides its colour, and leaves one to come empty', () => {
    const { container } = draw(<Timeline steps={steps} label="Progress" />)
    const signs = [...container.querySelectorAll('.disc')].map((disc) => disc.children.length)
    expect(signs).toEqual([1, 1, 0])
  })
})

describe('a checklist', () => {
  const tasks: readonly Task[] = [
    { id: 'profile', state: 'done', title: 'Complete your profile', aside: 'Done', to: '/profile' },
    {
      id: 'fee',
      state: 'turn',
      title: 'Pay the fee',
      detail: 'Rs. 1,500',
      aside: 'Your turn',
      to: '/entrance',
    },
    { id: 'admission', state: 'later', title: 'Apply for admission', aside: 'Cannot start yet' },
  ]

  it('leads where something can be done, and nowhere from what cannot start yet', () => {
    draw(<Checklist tasks={tasks} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/entrance',
    ])
    expect(screen.getByText('Apply for admission').closest('a')).toBeNull()
  })

  it('numbers what is open in the digits of the reader', () => {
    language.set('ne')
    const { container } = draw(<Checklist tasks={tasks} />)
    const discs = [...container.querySelectorAll('.disc')].map(({ textContent }) => textContent)
    expect(discs).toEqual(['', '२', '३'])
  })
})
