import { sameInBoth } from '#platform/pure/message.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectListStates } from '#features/desk/office/testing/list-states.ts'
import { CommitteesPage } from './CommitteesPage.tsx'

it('committees are loading, none, not read, and there with seats and whether one sits on it', async () => {
  const committee = {
    n_scholarship_open_ID: 3,
    name: sameInBoth('Merit 2083'),
    applicants: 12,
    awarded: 1,
    seats: 4,
    isMember: true,
  }
  await expectListStates({
    page: () => <CommitteesPage />,
    request: 'POST /api/v1/processes/scholarship_committees',
    data: (committees) => ({ committees }),
    none: 'You are not on a committee',
    rows: [
      committee,
      {
        ...committee,
        n_scholarship_open_ID: 4,
        name: sameInBoth('Need 2083'),
        seats: null,
        isMember: false,
      },
    ],
    names: ['Merit 2083', 'Need 2083'],
  })
  expect(screen.getByRole('link', { name: 'Merit 2083' }).getAttribute('href')).toBe(
    '/committees/3',
  )
})
