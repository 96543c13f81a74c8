import { sameInBoth } from '#platform/pure/message.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectListStates } from '#features/desk/office/testing/list-states.ts'
import { EntranceResultsPage } from './EntranceResults.tsx'

it('entrances are loading, none, not read, and there with what is scored and published', async () => {
  const entrance = {
    id: 3,
    name: sameInBoth('B.Tech CS & AI Entrance 2083'),
    candidates: 40,
    unnumbered: 3,
    scored: 12,
    selected: 5,
    published: null,
  }
  await expectListStates({
    page: () => <EntranceResultsPage />,
    request: 'POST /api/v1/processes/entrance_results',
    data: (openings) => ({ openings }),
    none: 'No applicant is approved for an entrance yet',
    rows: [
      entrance,
      { ...entrance, id: 4, name: sameInBoth('BHM'), published: '2026-11-22T05:00:00Z' },
    ],
    names: ['B.Tech CS & AI Entrance 2083', 'BHM'],
  })
  const [, first, second] = screen.getAllByRole('row')
  expect([first?.textContent, second?.textContent]).toEqual([
    'B.Tech CS & AI Entrance 2083403125Not published',
    'BHM403125Published',
  ])
})
