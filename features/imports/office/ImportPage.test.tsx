import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { deferred } from '#platform/testing/deferred.ts'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ImportFile, ImportRow } from '../wire/import-file.ts'
import { ImportPage } from './ImportPage.tsx'

const label = { en: 'Courses', ne: 'विषय' }
const column = (name: string) => ({
  name,
  label: { en: name, ne: name },
  help: null,
  isRequired: name === 'Code',
})
const target = {
  id: 'n_course',
  label,
  note: null,
  takes: 'table',
  isExported: true,
  columns: [column('Code'), column('Name')],
  keys: [['Code']],
}
const counts = { new: 2, changed: 0, equal: 0, refused: 1, 'left-out': 0 }
const file = (facts: Partial<ImportFile> = {}): ImportFile => ({
  id: 5,
  target: 'n_course',
  label,
  fileName: 'courses.csv',
  by: 'Sarita',
  created: '2026-11-25T05:00:00.000Z',
  planned: '2026-11-25T05:00:00.000Z',
  committed: null,
  undone: null,
  rows: 3,
  counts,
  columns: [{ heading: 'Kod', to: 'Code', filled: 1, example: 'A1' }],
  key: ['Code'],
  planning: null,
  waits: false,
  uninvited: 0,
  unread: 0,
  ...facts,
})
const refused: ImportRow = {
  line: 4,
  name: 'A3',
  state: 'refused',
  changes: [],
  problems: [
    {
      column: 'Name',
      label: { en: 'Name', ne: 'नाम' },
      cell: 'x',
      message: { en: 'Too short.', ne: 'छोटो' },
      proposal: null,
    },
  ],
  notes: [],
  pictures: null,
}
const answer = (data: object) => ({ body: { isError: false, summary: 'Done', data } })
const process = (slug: string) => `POST /api/v1/processes/${slug}` as const

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on(process('import_targets'), () => answer({ targets: [target], latest: [] }))
  network.on(process('import_read'), () => answer({ file: file() }))
  network.on(process('import_rows'), () => answer({ rows: [refused] }))
})
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(slug)).map(({ body }) => body)
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

describe('importing a file', () => {
  it('sends it in pieces, and after a failure goes on with the piece that did not arrive', async () => {
    network.on(process('import_begin'), () => answer({ id: 5, pieceBytes: 4 }))
    let tries = 0
    network.on(process('import_piece'), () =>
      ++tries === 2 ? { status: 503, body: {} } : answer({ isComplete: tries > 2 }),
    )
    const { container } = draw(<ImportPage />)
    await button('Choose a file')
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [new File(['Code,A'], 'courses.csv')] } })
    fireEvent.click(await button('Continue'))
    await waitFor(() => expect(address()).toContain('file=5'))
    expect(sent('import_begin')).toHaveLength(1)
    expect(sent('import_piece').map((body) => (body as { place: number }).place)).toEqual([0, 1, 1])
  })

  it('says why a file is not taken, and does not offer to go on with it', async () => {
    network.on(process('import_begin'), () => answer({ id: 5, pieceBytes: 400 }))
    network.on(process('import_piece'), () => ({
      body: { isError: true, code: 'rule/file-refused', summary: 'Row 2: a quotation mark.' },
    }))
    const { container } = draw(<ImportPage />)
    await button('Choose a file')
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [new File(['Code,A'], 'courses.csv')] } })
    await screen.findByText('Row 2: a quotation mark.')
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  it('with money waits for a second person, and nothing else is done meanwhile', async () => {
    const planned = file({ counts: { ...counts, refused: 0 }, waits: true })
    network.on(process('import_read'), () => answer({ file: planned }))
    draw(<ImportPage />, { path: '/?file=5' })
    await screen.findByText('Waits for a second person.')
    for (const name of ['Check again', 'Store 2 rows'])
      expect(await button(name)).toHaveProperty('disabled', true)
  })

  it('shows the progress of a check that another window started, and stops it', async () => {
    const running = { state: 'running', rows: 3_000, compared: 1_200 } as const
    network.on(process('import_read'), () => answer({ file: file({ planning: running }) }))
    network.on(process('import_plan_cancel'), () => answer({}))
    draw(<ImportPage />, { path: '/?file=5' })
    await screen.findByText('1200 of 3000 rows checked')
    await screen.findByText('Wait until all rows are checked, or stop the check.')
    expect(await button('Check again')).toHaveProperty('disabled', true)
    fireEvent.click(await button('Stop the check'))
    await waitFor(() => expect(sent('import_plan_cancel')).toEqual([{ import_ID: 5 }]))
    const cancelled = { ...running, state: 'cancelled' } as const
    const stopped = file({ planned: null, planning: cancelled })
    network.on(process('import_read'), () => answer({ file: stopped }))
    await screen.findByText('The check was stopped. Nothing was stored. Check again to go on.')
    expect(screen.queryByText('1200 of 3000 rows checked')).toBeNull()
  })

  it('counts rows and numbers them in the digits of the reader', async () => {
    language.set('ne')
    draw(<ImportPage />, { path: '/?file=5' })
    await button('अस्वीकृत १')
    await screen.findByRole('rowheader', { name: '४' })
    expect(screen.getByText('१००%')).toBeDefined()
  })

  it('says once that it reads the file, and no more once rows are checked', async () => {
    const running = { state: 'running', rows: 3_000, compared: 1_200 } as const
    const answered = Promise.withResolvers<void>()
    network.on(process('import_begin'), () => answer({ id: 5, pieceBytes: 400 }))
    network.on(process('import_piece'), async () => {
      await answered.promise
      return answer({ isComplete: true })
    })
    network.on(process('import_read'), () => answer({ file: file({ planned: null }) }))
    const { container } = draw(<ImportPage />)
    await button('Choose a file')
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [new File(['Code,A'], 'courses.csv')] } })
    await screen.findByText('Reading and checking the file …')
    network.on(process('import_read'), () =>
      answer({ file: file({ planned: null, planning: running }) }),
    )
    await screen.findByText('1200 of 3000 rows checked', {}, { timeout: 3_000 })
    expect(screen.queryByText('Reading and checking the file …')).toBeNull()
    answered.resolve()
    await waitFor(() => expect(address()).toContain('file=5'))
  })

  it('stores nothing while a row is refused; a correction is sent and checked again', async () => {
    network.on(process('import_fix'), () => answer({}))
    draw(<ImportPage />, { path: '/?file=5' })
    expect((await button(/^Store 2\srows/)).disabled).toBe(true)
    const input = await screen.findByLabelText('Correction of Name, row 4')
    fireEvent.change(input, { target: { value: 'Algebra' } })
    network.on(process('import_read'), () => answer({ file: file({ planned: null }) }))
    fireEvent.keyDown(input, { key: 'Enter' })
    await screen.findByText('Something was changed. Check again before storing.')
    expect(sent('import_fix')).toEqual([
      { import_ID: 5, line: 4, column: 'Name', value: 'Algebra' },
    ])
    expect(screen.queryByRole('button', { name: /^Store/ })).toBeNull()
  })

  it('checks again only once the correction that was typed last has arrived', async () => {
    const arrived = deferred<void>()
    network.on(process('import_fix'), async () => {
      await arrived.promise
      return answer({})
    })
    network.on(process('import_plan'), () => answer({ file: file() }))
    draw(<ImportPage />, { path: '/?file=5' })
    const input = await screen.findByLabelText('Correction of Name, row 4')
    fireEvent.change(input, { target: { value: 'Algebra' } })
    fireEvent.blur(input)
    fireEvent.click(await button('Check again'))
    await waitFor(() => expect(sent('import_fix')).toHaveLength(1))
    await waitFor(async () =>
      expect((await button('Check again')).getAttribute('aria-busy')).toBe('true'),
    )
    expect(sent('import_plan')).toEqual([])
    arrived.resolve()
    await waitFor(() => expect(sent('import_plan')).toEqual([{ import_ID: 5 }]))
  })

  it('says why a plan was not carried out, and shows that it was once it is', async () => {
    const open = file({ counts: { ...counts, refused: 0 } })
    network.on(process('import_read'), () => answer({ file: open }))
    network.on(process('import_commit'), () => ({
      body: { isError: true, code: 'rule/import-obstacle', summary: 'Row 3: it was changed.' },
    }))
    draw(<ImportPage />, { path: '/?file=5' })
    fireEvent.click(await button(/^Store 2\srows/))
    await screen.findByText('Row 3: it was changed.')
    network.on(process('import_commit'), () => {
      const committed = '2026-11-25T06:00:00.000Z'
      network.on(process('import_read'), () => answer({ file: { ...open, committed } }))
      return answer({ stored: 2 })
    })
    fireEvent.click(await button(/^Store 2\srows/))
    await button('Take the import back')
  })

  it('of pictures reads them some at a time, goes on after a failure, and shows each beside the one it replaces', async () => {
    const pictures = { ...target, id: 'pictures', takes: 'zip', columns: [column('Number')] }
    network.on(process('import_targets'), () => answer({ targets: [pictures], latest: [] }))
    const zip = { target: 'pictures', key: ['file'], columns: [], rows: 40 }
    network.on(process('import_read'), () => answer({ file: file({ ...zip, unread: 40 }) }))
    const changed: ImportRow = {
      line: 1,
      name: '2079-1.jpg · 2079-1',
      state: 'changed',
      changes: [],
      problems: [],
      notes: [],
      pictures: { kind: 'photo', person: 'Sita Rai', before: 'AA==', after: 'BB==' },
    }
    network.on(process('import_rows'), () => answer({ rows: [changed] }))
    let calls = 0
    network.on(process('import_unpack'), () => {
      calls++
      if (calls === 2) return { status: 503, body: {} }
      const unread = calls === 1 ? 20 : 0
      if (unread === 0)
        network.on(process('import_read'), () =>
          answer({ file: file({ ...zip, counts: { ...counts, refused: 0 } }) }),
        )
      return answer({ unread })
    })
    draw(<ImportPage />, { path: '/?file=5' })
    await screen.findByText('20 of 40 files read')
    fireEvent.click(await button('Continue'))
    fireEvent.click(await button('Changed 0'))
    const now = await screen.findByAltText<HTMLImageElement>('Picture that is there')
    expect(now.src).toBe('data:image/jpeg;base64,AA==')
    expect(screen.getByAltText<HTMLImageElement>('Picture of the file').src).toContain('BB==')
    await screen.findByText('Sita Rai')
    expect(await button(/^Store 2\spictures/)).toHaveProperty('disabled', false)
    expect(screen.queryByText('Columns')).toBeNull()
  })

  it('exports all records of what is chosen, unless they are not exported', async () => {
    const fixed = { ...target, id: 'forms', label: { en: 'Forms', ne: 'फारम' }, isExported: false }
    network.on(process('import_targets'), () => answer({ targets: [target, fixed], latest: [] }))
    network.on(process('import_export'), () => ({ status: 500, body: {} }))
    draw(<ImportPage />, { path: '/?target=n_course' })
    fireEvent.click(await button('Export all as CSV'))
    await waitFor(() => expect(sent('import_export')).toEqual([{ target: 'n_course' }]))
    fireEvent.change(screen.getByLabelText('Records of the file'), { target: { value: 'forms' } })
    expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull()
  })

  it('that could not be read is asked for again', async () => {
    network.on(process('import_targets'), () => ({ status: 500, body: {} }))
    draw(<ImportPage />)
    await button('Try again')
  })
})
