import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { FileTools } from './FileTools.tsx'

const read = 'POST /api/v1/processes/sheet_file_read'
const rows = [{ number: '83-1', isOpen: true, saved: { mark: '' }, facts: [], state: '' }]
const onTake = vi.fn()

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('exam-office')
  network = fakeNetwork()
  onTake.mockClear()
  draw(
    <FileTools
      numberName="Symbol No."
      numberColumn="erollno"
      columns={[{ id: 'mark' }]}
      rows={rows}
      check={() => undefined}
      fileName="marks.csv"
      onTake={onTake}
    />,
  )
})
const choose = (content: Uint8Array<ArrayBuffer> | string, name: string) =>
  fireEvent.change(screen.getByLabelText('Read a CSV or Excel file'), {
    target: { files: [new File([content], name)] },
  })
const taken = new Map([['83-1', { mark: '41.5' }]])

it('a text in UTF-8 is read without the server', async () => {
  choose('erollno,mark\n83-1,41.5\n83-9,3', 'marks.csv')
  await screen.findByText(/^Read from marks\.csv: 2 lines\. Added to the sheet: 1\./)
  expect(onTake).toHaveBeenCalledWith(taken)
  expect(network.left).toEqual([])
})

it('a row of a text that cannot be read is named', async () => {
  choose('erollno,mark\n83-1,"4', 'marks.csv')
  await screen.findByText(/^Row 2: a quotation mark is not closed/)
  expect(onTake).not.toHaveBeenCalled()
})

it('a workbook is read by the server', async () => {
  const table = { head: ['erollno', 'mark'], rows: [{ line: 2, cells: ['83-1', '41.5'] }] }
  network.on(read, () => ({ body: { isError: false, summary: 'Rows read: 1', data: table } }))
  choose(new Uint8Array([0x50, 0x4b, 0xff, 0]), 'marks.xlsx')
  await screen.findByText(/^Read from marks\.xlsx: 1 line\. Added to the sheet: 1\./)
  expect(onTake).toHaveBeenCalledWith(taken)
  expect(network.left.map(({ body }) => body)).toEqual([
    { file: { fileName: 'marks.xlsx', fileContent: 'UEv/AA==' } },
  ])
})

it('a file that the server cannot read says why, and nothing is taken', async () => {
  network.on(read, () => ({
    body: { isError: true, code: 'rule/file-locked', summary: 'The file has a password.' },
  }))
  choose(new Uint8Array([0xd0, 0xcf, 0xff, 0]), 'marks.xls')
  await screen.findByText('The file has a password.')
  await waitFor(() => expect(onTake).not.toHaveBeenCalled())
})
