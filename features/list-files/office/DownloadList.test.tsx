import { useInfiniteQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { PagedTable } from '#platform/browser/ui/paged/PagedTable.tsx'
import { ListDownload } from '#platform/browser/ui/paged/shown-list.ts'
import { DownloadList } from './DownloadList.tsx'

const draws = (of: ComponentProps<typeof DownloadList>) => <DownloadList {...of} />

type Read = (page: number) => Promise<readonly { readonly id: number }[]>

function List({ read }: { readonly read: Read }) {
  const query = useInfiniteQuery({
    queryKey: ['list'],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => read(pageParam),
    getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length : undefined),
  })
  return (
    <ListDownload value={draws}>
      <PagedTable
        label="Payments"
        query={query}
        rowKey={({ id }) => id}
        columns={[
          { id: 'number', head: 'Number', render: ({ id }) => `R-${id}` },
          { id: 'rs', head: 'Rs.', count: ({ id }) => id * 100 },
        ]}
      />
    </ListDownload>
  )
}

const path = 'POST /api/v1/processes/list_file'
const made = {
  body: {
    isError: false,
    summary: 'Made.',
    exportFile: btoa('a'),
    exportFileName: 'payments-2026-11-30.csv',
  },
}
const page: Read = (at) => Promise.resolve([{ id: at * 2 + 1 }, { id: at * 2 + 2 }])
let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  network.on(path, () => made)
  URL.createObjectURL = vi.fn(() => 'blob:1')
  URL.revokeObjectURL = vi.fn()
})
const asked = () => network.left.filter((each) => each.path.endsWith('list_file'))
const press = async (format: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Download as ${format}: Payments` }))

describe('a list that is downloaded', () => {
  it('has the rows of all pages, as they are shown, and where they are shown', async () => {
    draw(<List read={page} />, { path: '/money/payments?q=sita' })
    await press('CSV')
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
    expect(asked().map(({ body }) => body)).toEqual([
      {
        name: 'Payments',
        address: '/money/payments?q=sita',
        format: 'csv',
        rows: [['Number', 'Rs.'], ...[1, 2, 3, 4, 5, 6].map((id) => [`R-${id}`, id * 100])],
      },
    ])
    const [file] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? []
    expect(file).toMatchObject({ name: 'payments-2026-11-30.csv' })
  })

  it('is not made of a part, when a page cannot be read', async () => {
    draw(<List read={(at) => (at === 1 ? Promise.reject(new Error('away')) : page(at))} />)
    await press('XLSX')
    await screen.findByText('The file was not made. Please try again.')
    expect(asked()).toEqual([])
    screen.getByText('R-1')
    screen.getByRole('button', { name: 'Try again' })
  })

  it('says why the server does not make it', async () => {
    const refused = { isError: true, code: 'rule/no-format', summary: 'No such file.' }
    network.on(path, () => ({ body: refused }))
    draw(<List read={page} />)
    await press('CSV')
    await screen.findByText('No such file.')
  })

  it('says that the file has the first rows of a list that is too long', async () => {
    const rows = [['Number'], ...Array.from({ length: 2_001 }, (_, at) => [at])]
    draw(<DownloadList list="Payments" read={() => Promise.resolve(rows)} />)
    await press('CSV')
    await screen.findByText('The file has the first 2000 rows. Narrow the list to have the others.')
  })
})
