import { UserRound } from 'lucide-react'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { Banner, SentenceBanner } from '../frame/Banner.tsx'
import { Checklist, type Task } from './Checklist.tsx'
import { Empty } from './Empty.tsx'
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx'

const tasks: readonly Task[] = [
  { id: 'general', state: 'done', title: 'General', aside: 'Saved', to: '/profile/general' },
  {
    id: 'address',
    state: 'turn',
    title: 'Address',
    detail: '2 of 5',
    aside: null,
    to: '/profile/address',
  },
  { id: 'card', state: 'later', title: 'Admit card', aside: 'After the fee' },
]

describe('a list of what there is to do', () => {
  it('counts what is not done, in the reader’s figures, and ticks what is', () => {
    language.set('ne')
    draw(<Checklist tasks={tasks} />)
    const discs = [...document.querySelectorAll('.disc')].map((each) => each.textContent)
    expect(discs).toEqual(['', '२', '३'])
  })

  it('leads where there is a page, and nowhere else', () => {
    draw(<Checklist tasks={tasks} />)
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'))).toEqual([
      '/profile/general',
      '/profile/address',
      undefined,
    ])
    expect(wordsOf(rows[1])).toContain('2 of 5')
  })
})

describe('an empty list', () => {
  it('says so with a way forward', () => {
    draw(
      <Empty icon={UserRound} title="Nobody yet" help="They appear here.">
        <a href="#new">New</a>
      </Empty>,
    )
    expect(screen.getByText('Nobody yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'New' })).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('that could not be read says that too, and is asked for again', () => {
    const onRetry = vi.fn()
    draw(<Empty icon={UserRound} title="Nobody yet" help="" onRetry={onRetry} />)
    expect(wordsOf(screen.getByRole('status'))).toMatch(/Couldn.t refresh/)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a banner', () => {
  it('reads as one sentence and is named by it', () => {
    draw(
      <Banner tone="turn" lead="Closes today.">
        Pay the fee.
      </Banner>,
    )
    expect(wordsOf(screen.getByRole('region', { name: 'Closes today. Pay the fee.' }))).toBe(
      'Closes today. Pay the fee.',
    )
  })

  it.each([
    ['Notice: the exam is moved.', 'Notice:'],
    ['At 10:30: the gate closes.', 'At 10:'],
    ['No lead at all.', ''],
  ])('of “%s” leads with “%s”, and loses no word', (sentence, lead) => {
    draw(<SentenceBanner tone="waiting" sentence={sentence} />)
    expect(document.querySelector('strong')?.textContent).toBe(lead)
    expect(wordsOf(screen.getByRole('region')).replaceAll(' ', '')).toBe(
      sentence.replaceAll(' ', ''),
    )
  })
})

describe('the switch of languages', () => {
  it('says which is spoken, and speaks the other from then on', () => {
    draw(<LanguageSwitch />)
    const [english, nepali] = screen.getAllByRole('button')
    expect([english?.ariaPressed ?? english?.getAttribute('aria-pressed')]).toEqual(['true'])
    fireEvent.click(screen.getByRole('button', { name: 'नेपाली' }))
    expect(nepali?.getAttribute('aria-pressed')).toBe('true')
    expect(english?.getAttribute('aria-pressed')).toBe('false')
    expect(language.get()).toBe('ne')
  })
})
