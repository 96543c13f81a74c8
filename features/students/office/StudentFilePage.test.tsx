import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { FileSection, FileWaiting, StudentFile } from '../wire/student-file.ts'
import { StudentFilePage } from './StudentFilePage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const gone = 'There is no such student'
const text = (en: string, ne = en) => ({ en, ne })
const rows = (n: number) =>
  Array.from({ length: n }, (_, at) => ({
    id: at + 1,
    cells: [`Exam ${at + 1}`, '1,500', text('Approved', 'स्वीकृत')],
    tone: 'done' as const,
  }))
const section = (id: string, n: number, total = n): FileSection => ({
  id,
  name: text(`The ${id}`),
  columns: [
    { name: text('What'), isAmount: false },
    { name: text('Amount'), isAmount: true },
    { name: text('State'), isAmount: false },
  ],
  rows: rows(n),
  total,
})
const waits: FileWaiting = {
  queue: 'vouchers',
  queueName: text('Vouchers', 'भौचर'),
  record: 501,
  about: text('Entrance 2083'),
  since: '2026-11-19T06:00:00Z',
  promiseDays: 2,
  holder: null,
}
const slip = {
  model: 'c_payment',
  record: 501,
  name: 'slip.png',
  mime: 'image/png',
  label: text('Payment'),
}
const sita: StudentFile = {
  id: 11,
  name: 'Sita Kumari Shrestha',
  nepaliName: 'सीता कुमारी श्रेष्ठ',
  about: ['2083-00011', '9841000111'],
  profile: [
    { label: text('Gender'), value: text('Female', 'महिला'), whole: null },
    { label: text('Citizenship No.'), value: '…4321', whole: 'citizen_no' },
  ],
  waiting: [],
  moments: [],
  sections: [],
  documents: [],
  portrait: null,
  enrollments: [],
  isErasable: false,
  notes: null,
}

let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  sitAtDesk('registrar')
  network = fakeNetwork()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file' }))
})

const more = [
  {
    id: 'added',
    name: text('Added'),
    permission: 'application.decide',
    Part: ({ partnerId }: { readonly partnerId: number }) => <p>Part of {partnerId}</p>,
  },
] as const

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const drawn = async (facts: Partial<StudentFile> = {}, path = '/students/11') => {
  const file = { ...sita, ...facts }
  network.on(process('student_file'), () => ({ body: { data: { file } } }))
  draw(<StudentFilePage id={11} more={more} />, { path })
  await screen.findByRole('heading', { level: 1 })
}
const region = (name: string) => screen.getByRole('region', { name })

describe('erasure of personal data', () => {
  const name = 'Erase personal data'

  it('is proposed with its reason where it is allowed', async () => {
    network.on(process('student_erase'), () => ({
      body: { isError: false, summary: 'Proposed. A second person confirms it.', data: {} },
    }))
    await drawn({ isErasable: true })
    fireEvent.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    const reason = dialog.getByLabelText(/How the person asked/)
    fireEvent.change(reason, { target: { value: 'Letter of today' } })
    fireEvent.click(dialog.getByRole('button', { name }))
    await screen.findByText('Proposed. A second person confirms it.')
    expect(sent('student_erase')).toEqual([{ C_BPartner_ID: 11, reason: 'Letter of today' }])
  })

  it('is not offered for who is or was enrolled, nor to a role that may not', async () => {
    await drawn()
    expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe("a student's file", () => {
  it('that the server could not read is not called gone', async () => {
    network.on(process('student_file'), () => ({
      status: 500,
      body: { detail: 'Unexpected error' },
    }))
    draw(<StudentFilePage id={11} more={more} />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(gone)).toBeNull()
  })

  it('of an unknown student shows so', async () => {
    network.on(process('student_file'), () => ({
      status: 404,
      body: { code: 'rule/student-unknown', detail: 'x' },
    }))
    draw(<StudentFilePage id={11} more={more} />)
    await screen.findByText(gone)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is read once, for whose it is: reading is in the audit trail', async () => {
    await drawn()
    expect(wordsOf(screen.getByRole('heading', { level: 1 }))).toBe(
      'Sita Kumari Shrestha सीता कुमारी श्रेष्ठ',
    )
    expect(screen.getByText('2083-00011 · 9841000111')).toBeDefined()
    expect(sent('student_file')).toEqual([{ C_BPartner_ID: 11 }])
  })

  it('has only what is there: no empty table, no empty queue, no notes for who reads none', async () => {
    await drawn({ sections: [section('loans', 0)] })
    for (const name of ['The loans', 'Notes'])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.getByText('No entries yet.')).toBeDefined()
    expect(screen.getByText('No documents that your role may open.')).toBeDefined()
    expect(screen.queryByText(/With the university/)).toBeNull()
  })

  it('goes back to what was searched with Escape', async () => {
    await drawn({}, '/students/11?name=rai%20%26')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(address()).toBe('/students?name=rai %26'))
  })

  it('speaks Nepali', async () => {
    language.set('ne')
    await drawn({ sections: [section('payments', 1)], waiting: [waits], notes: [] })
    expect(region('टिपोट')).toBeDefined()
    expect(screen.getByText('विश्वविद्यालयमा: भौचर, Entrance 2083')).toBeDefined()
    expect(screen.getByText('स्वीकृत')).toBeDefined()
    expect(screen.getByText('2083-00011 · 9841000111')).toBeDefined()
  })
})

describe('the tables of a file', () => {
  it('has the parts that other features add', async () => {
    await drawn({}, '/students/11?part=added')
    expect(await screen.findByText('Part of 11')).toBeTruthy()
  })

  it('show six rows among everything and the way to all of them', async () => {
    await drawn({ sections: [section('payments', 8, 120), section('fines', 6)] })
    const payments = region('The payments')
    expect(within(payments).getAllByRole('row')).toHaveLength(7)
    expect(within(payments).getByRole('link', { name: 'All 120' }).getAttribute('href')).toBe(
      '/students/11?part=payments',
    )
    expect(within(region('The fines')).queryByRole('link')).toBeNull()
  })

  it('are whole as a part of their own, and say where they hold only the newest', async () => {
    await drawn({ sections: [section('payments', 8, 120)] }, '/students/11?part=payments')
    const payments = region('The payments')
    expect(within(payments).getAllByRole('row')).toHaveLength(9)
    expect(within(payments).getByText('the newest 8 of 120')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Lifeline' })).toBeNull()
  })

  it('keep what was searched on the way to a part', async () => {
    await drawn({ sections: [section('payments', 8)] }, '/students/11?name=sita')
    const link = within(region('The payments')).getByRole('link', { name: 'All 8' })
    expect(link.getAttribute('href')).toBe('/students/11?name=sita&part=payments')
  })

  it('of payments lead to the statement only where there is a ledger', async () => {
    await drawn({ sections: [section('payments', 1)] })
    expect(screen.queryByRole('link', { name: 'Statement' })).toBeNull()
    await drawn({ sections: [section('payments', 1), section('ledger', 1)] })
    expect(await screen.findByRole('link', { name: 'Statement' })).toBeDefined()
  })

  it.each(['payments', 'nonsense', 'constructor'])(
    'without rows show No entries in a part (%s)',
    async (part) => {
      await drawn({ sections: [section('payments', 0)] }, `/students/11?part=${part}`)
      expect(screen.getByText('No entries')).toBeDefined()
    },
  )
})

describe('the waiting items of a student', () => {
  it('says for how long, with whom and what was promised; the first opens with O', async () => {
    const held = { ...waits, record: 502, since: '2026-11-22T04:00:00Z', holder: 'Hari Thapa' }
    await drawn({ waiting: [waits, held] })
    const lines = screen.getAllByText(/^Waiting/).map((each) => wordsOf(each.closest('p')))
    expect(lines).toEqual([
      'Waiting 3 d, not assigned, promised within 2 days',
      'Waiting 2 h, with Hari Thapa, promised within 2 days',
    ])
    expect(document.querySelectorAll('span.late')).toHaveLength(1)
    fireEvent.keyDown(document.body, { key: 'o' })
    await waitFor(() => expect(address()).toBe('/queues/vouchers/501'))
  })
})

describe('the lifeline', () => {
  it('shows the day in Nepal of an event, stored as a time or as a day', async () => {
    await drawn({
      moments: [
        { at: '2026-11-22T00:05:00+05:45', title: text('Paid'), about: 'Rs. 500', tone: 'done' },
        { at: '2026-11-20', title: text('Applied'), about: 'Entrance', tone: 'waiting' },
      ],
    })
    const [late, early] = within(region('Lifeline')).getAllByRole('listitem').map(wordsOf)
    expect(late).toContain('22 Nov 2026')
    expect(early).toContain('20 Nov 2026')
  })
})

describe('a number that is shown in part', () => {
  const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }))

  it('is read in full from the record on request, not before', async () => {
    network.on('GET /api/v1/models/c_bpartner/11', () => ({
      body: { id: 11, citizen_no: '12-01-70-54321' },
    }))
    await drawn()
    expect(network.left.filter(({ method }) => method === 'GET')).toEqual([])
    show()
    await screen.findByText('12-01-70-54321')
    expect(network.left.at(-1)?.path).toBe('/api/v1/models/c_bpartner/11?$select=citizen_no')
  })

  it('stays in part when it could not be read, and is asked for again', async () => {
    network.on('GET /api/v1/models/c_bpartner/11', () => ({ status: 502, body: {} }))
    await drawn()
    show()
    await screen.findByRole('button', { name: 'Try again' })
    expect(wordsOf(region('Profile'))).toContain('…4321')
  })
})

describe('documents of a student', () => {
  const press = (name: string) =>
    fireEvent.click(within(region('Documents')).getByRole('button', { name: new RegExp(name) }))

  it('open when they are asked for: a picture is shown, anything can be saved', async () => {
    network.on(process('student_document'), () => ({ body: { exportFile: 'iVBORw==' } }))
    await drawn({ documents: [slip] })
    expect(sent('student_document')).toEqual([])
    press('slip.png')
    const dialog = await screen.findByRole('dialog', { name: 'Payment' })
    expect(sent('student_document')).toEqual([
      { C_BPartner_ID: 11, model: 'c_payment', file_record: 501, name: 'slip.png' },
    ])
    expect(within(dialog).getByRole('img', { name: 'Payment' }).getAttribute('src')).toBe(
      'blob:file',
    )
    const save = within(dialog).getByRole('link', { name: 'Download' })
    expect(save.getAttribute('download')).toBe('slip.png')
  })

  it('that are no picture are not drawn as one', async () => {
    network.on(process('student_document'), () => ({ body: { exportFile: 'JVBERi0=' } }))
    await drawn({ documents: [{ ...slip, name: 'slip.pdf', mime: 'application/pdf' }] })
    press('slip.pdf')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('img')).toBeNull()
  })

  it('that do not open say so, in the server’s words where it has some', async () => {
    network.on(process('student_document'), () => ({ status: 502, body: {} }))
    await drawn({ documents: [slip] })
    press('slip.png')
    await screen.findByText('The document could not be opened.')
    const detail = 'There is no such document.'
    network.on(process('student_document'), () => ({
      status: 404,
      body: { code: 'rule/document-unknown', detail, title: detail },
    }))
    press('slip.png')
    await screen.findByText(detail)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('show the portrait at the head where the role judges photos', async () => {
    network.on(process('student_document'), () => ({ body: { exportFile: 'iVBORw==' } }))
    const portrait = { ...slip, model: 'c_bpartner', record: 11, name: 'me.jpg' }
    await drawn({ portrait, documents: [portrait] })
    await waitFor(() => expect(document.querySelector('img.portrait')).not.toBeNull())
    expect(sent('student_document')).toEqual([
      { C_BPartner_ID: 11, model: 'c_bpartner', file_record: 11, name: 'me.jpg' },
    ])
  })

  it('show initials in place of a portrait that could not be read', async () => {
    network.on(process('student_document'), () => ({ status: 503, body: {} }))
    await drawn({ portrait: slip })
    await waitFor(() => expect(sent('student_document')).not.toEqual([]))
    expect(document.querySelector('.initials.portrait')?.textContent).toBe('SS')
  })
})

describe('notes of colleagues', () => {
  const add = process('student_note_add')
  const note = { id: 1, by: 'Hari Thapa', at: '2026-11-21T18:20:00Z', words: 'Two\nlines' }
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('A note for colleagues')
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const keep = () => fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })

  it('say who wrote them and when, in Nepal', async () => {
    await drawn({ notes: [note] })
    expect(wordsOf(region('Notes'))).toContain('Hari Thapa')
    expect(wordsOf(region('Notes'))).toMatch(/6 Mangsir 2083, 00:05/)
  })

  it('are started with N and saved with Ctrl Enter, once', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(add, () => new Promise((resolve) => (answer = resolve)))
    await drawn({ notes: [] })
    expect(screen.getByText('No notes yet.')).toBeDefined()
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull()
    type('Came with the original')
    keep()
    keep()
    await waitFor(() => expect(sent('student_note_add')).toHaveLength(1))
    answer({ body: { isError: false } })
    await waitFor(() => expect(field().value).toBe(''))
    expect(sent('student_note_add')).toEqual([
      { C_BPartner_ID: 11, words: 'Came with the original' },
    ])
    expect(sent('student_file')).toHaveLength(2)
  })

  it('of blanks alone are not sent', async () => {
    await drawn({ notes: [] })
    type('  \n ')
    keep()
    fireEvent.click(screen.getByRole('button', { name: /^Keep/ }))
    expect(sent('student_note_add')).toEqual([])
  })

  it('stay as typed when they are refused', async () => {
    const summary = 'Use at most 1,000 characters.'
    network.on(add, () => ({ body: { isError: true, code: 'rule/note-too-long', summary } }))
    await drawn({ notes: [] })
    type('A long note')
    keep()
    await screen.findByText(summary)
    expect(field().value).toBe('A long note')
  })

  it('whose answer is lost are asked for again, and not written twice by a key', async () => {
    network.on(add, () => null)
    await drawn({ notes: [] })
    type('Came with the original')
    keep()
    const again = await screen.findByRole('button', { name: 'Ask again' })
    network.on(add, () => ({ body: { isError: false } }))
    keep()
    fireEvent.click(again)
    await waitFor(() => expect(field().value).toBe(''))
    const keys = network.left
      .filter(({ path }) => path.endsWith('/student_note_add'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })
})

describe('letting a student in again', () => {
  const reset = process('student_access_reset')
  const open = async () => {
    await drawn()
    fireEvent.click(screen.getByRole('button', { name: 'Reset access' }))
    return screen.getByRole('dialog', { name: 'Reset access' })
  }

  it.each(['cashier', 'exam-office', 'librarian'] as const)('is not for the %s', async (role) => {
    sitAtDesk(role)
    await drawn()
    expect(screen.queryByRole('button', { name: 'Reset access' })).toBeNull()
  })

  it('wants to know how one knows who asks, and says what was done', async () => {
    network.on(reset, () => ({ body: { isError: false } }))
    const dialog = await open()
    const send = within(dialog).getByRole('button', { name: 'Reset access' })
    fireEvent.click(send)
    expect(within(dialog).getByText('Write how you verified the person.')).toBeDefined()
    expect(sent('student_access_reset')).toEqual([])
    fireEvent.change(within(dialog).getByLabelText('How did you verify the person?'), {
      target: { value: 'Came with the citizenship card' },
    })
    expect(within(dialog).queryByText('Write how you verified the person.')).toBeNull()
    fireEvent.click(send)
    await screen.findByText(/A one-time password is on its way/)
    expect(sent('student_access_reset')).toEqual([
      { C_BPartner_ID: 11, reason: 'Came with the citizenship card' },
    ])
  })

  it('says nothing is on its way when it was refused', async () => {
    const summary = 'This student has no account, or it is switched off.'
    network.on(reset, () => ({ body: { isError: true, code: 'rule/no-account', summary } }))
    const dialog = await open()
    fireEvent.change(within(dialog).getByLabelText('How did you verify the person?'), {
      target: { value: 'By phone' },
    })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reset access' }))
    await within(dialog).findByText(summary)
    expect(screen.queryByText(/A one-time password is on its way/)).toBeNull()
  })
})

describe('the way to the next student that was found', () => {
  const found = (...ids: number[]) =>
    network.on(process('students_find'), () => ({
      body: {
        data: {
          students: ids.map((id) => ({ id, name: `Student ${id}`, nepaliName: '', about: [] })),
          isWhole: true,
        },
      },
    }))
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

  it('is J and K, and ends at both ends', async () => {
    found(10, 11)
    await drawn({}, '/students/11?name=sita&part=payments')
    await screen.findByText('2 of 2 for “sita”')
    expect([button(/previous/).disabled, button(/next/).disabled]).toEqual([false, true])
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(address()).toBe('/students/11?name=sita&part=payments')
    fireEvent.keyDown(document.body, { key: 'k' })
    await waitFor(() => expect(address()).toBe('/students/10?name=sita&part=payments'))
  })

  it('is not there for a student who is not among them', async () => {
    found(10, 12)
    await drawn({}, '/students/11?name=sita')
    await waitFor(() => expect(sent('students_find')).toHaveLength(1))
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(screen.queryByRole('button', { name: /next/ })).toBeNull()
    expect(address()).toBe('/students/11?name=sita')
  })
})
