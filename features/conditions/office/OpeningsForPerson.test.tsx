import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { OpeningsForPerson } from './OpeningsForPerson.tsx'

const text = (en: string, ne = en) => ({ en, ne })
const verdict = (isMet: boolean) => ({
  rule: text('Nationality', 'राष्ट्रियता'),
  needed: text('one of: Nepali', 'यीमध्ये एक: Nepali'),
  yours: text('Indian'),
  ask: text('Ask'),
  isMet,
})
const opening = (id: number, facts: object) => ({
  table: 'n_entrance_open',
  id,
  name: text(`Entrance ${id}`, `प्रवेश ${id}`),
  until: '2026-12-10',
  hasApplied: false,
  conditions: [],
  ...facts,
})

let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  sitAtDesk('registrar')
  network = fakeNetwork()
})
const drawn = (openings: readonly object[]) => {
  network.on('POST /api/v1/processes/openings_for_person', () => ({
    body: { isError: false, summary: 'Read', data: { openings } },
  }))
  draw(<OpeningsForPerson partnerId={11} />)
}

describe('open entrances and admissions beside a person', () => {
  it('say what fits, what lacks with both values, and where the person has applied', async () => {
    drawn([
      opening(1, { conditions: [verdict(true)] }),
      opening(2, { conditions: [verdict(false)] }),
      opening(3, { hasApplied: true }),
      opening(4, {}),
    ])
    await screen.findByText('All conditions met')
    const lines = screen.getAllByRole('row').slice(1).map(wordsOf)
    expect(lines[0]).toContain('Entrance 1')
    expect(lines[0]).toMatch(/-$/)
    expect(lines[1]).toContain('Not met: 1')
    expect(lines[1]).toContain('Nationality: needed one of: Nepali, has Indian')
    expect(lines[2]).toContain('Applied')
    expect(lines[3]).toContain('No conditions')
  })

  it('are named in Nepali', async () => {
    language.set('ne')
    drawn([opening(2, { conditions: [verdict(false)] })])
    expect(await screen.findByText('प्रवेश 2')).toBeTruthy()
    expect(screen.getByText('पूरा नभएका: १')).toBeTruthy()
    language.set('en')
  })

  it('say when none is open, and can be asked for again when they could not be read', async () => {
    network.on('POST /api/v1/processes/openings_for_person', () => ({ status: 500, body: {} }))
    draw(<OpeningsForPerson partnerId={11} />)
    const again = await screen.findByRole('button', { name: /again/i })
    network.on('POST /api/v1/processes/openings_for_person', () => ({
      body: { isError: false, summary: 'Read', data: { openings: [] } },
    }))
    fireEvent.click(again)
    expect(await screen.findByText('No entrance or admission is open now')).toBeTruthy()
  })
})
