import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { deskMessages } from '../rules/desk-messages.ts'
import type { CounterReader, HeldCopy, LibraryDay, Scanned, ScannedCopy } from '../wire/counter.ts'
import { LibraryPage } from './LibraryPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const held: HeldCopy = {
  id: 81,
  name: 'Physics',
  author: 'Halliday',
  code: 'LTU-81',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-30',
  notRenewed: null,
  fineToday: 0,
}
const late: HeldCopy = {
  ...held,
  id: 82,
  name: 'Chemistry',
  code: 'LTU-82',
  dueOn: '2026-11-20',
  notRenewed: deskMessages.overdue,
  fineToday: 1000,
}
const sita: CounterReader = {
  id: 11,
  name: 'Sita Rai',
  nepaliName: 'सीता राई',
  number: '2083-00011',
  phone: '9841000011',
  isEnrolled: true,
  hasPhoto: true,
  held: [held, late],
  mostBooks: 3,
  fines: [],
  reservations: [],
}
const gita: CounterReader = { ...sita, id: 12, name: 'Gita Rai', held: [], number: '2083-00012' }
const calculus: ScannedCopy = {
  id: 90,
  name: 'Calculus',
  author: 'Thomas',
  isbn: '9780201000000',
  code: 'LTU-90',
  copies: 4,
  holder: null,
  keptFor: null,
  dueBack: '2026-12-06',
  notIssued: null,
}
const day: LibraryDay = {
  issued: 7,
  returned: 5,
  renewed: 2,
  late: [],
  lateCount: 0,
  reservations: [],
}

let network: FakeNetwork
/** Answer of a scan, by the typed text and the reader at the counter. */
let answers: (typed: string, readerId: number | undefined) => Scanned
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  sitAtDesk('librarian')
  network = fakeNetwork()
  const people = new Map([sita, gita].map((each) => [each.id, each]))
  answers = (typed) => {
    const reader = [...people.values()].find(({ number }) => number === typed)
    if (reader) return { is: 'reader', reader }
    if (typed === 'LTU-90') return { is: 'copy', copy: calculus }
    return { is: 'several', readers: [], copies: [] }
  }
  network.on(process('library_day'), () => ({ body: { data: { day } } }))
  network.on(process('library_reader'), ({ body }) => {
    const { C_BPartner_ID } = body as { C_BPartner_ID: number }
    return { body: { data: { reader: people.get(C_BPartner_ID) } } }
  })
  network.on(process('library_scan'), ({ body }) => {
    const { typed, C_BPartner_ID } = body as { typed: string; C_BPartner_ID?: number }
    return { body: { data: { scanned: answers(typed, C_BPartner_ID) } } }
  })
  network.on(process('library_face'), () => ({ status: 404, body: {} }))
  for (const slug of ['issue', 'return', 'renew', 'hold', 'fine_settle'])
    network.on(process(`library_${slug}`), () => ({ body: { isError: false, summary: 'Done.' } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const field = () =>
  screen.getByLabelText<HTMLInputElement>(/Scan a student card or a book, in any order/)
const key = (name: string, more: object = {}) => fireEvent.keyDown(field(), { key: name, ...more })
const scan = (typed: string) => {
  fireEvent.change(field(), { target: { value: typed } })
  key('Enter')
}
const withSita = async () => {
  draw(<LibraryPage />, { path: '/library?reader=11' })
  await screen.findByRole('region', { name: 'Sita Rai' })
}

describe('the counter of the library', () => {
  it('starts with the caret in its field and no reader', async () => {
    draw(<LibraryPage />)
    expect(document.activeElement).toBe(field())
    expect(screen.getByText('No reader at the counter')).toBeDefined()
    key('Enter')
    await screen.findByText('No entries yet.')
    expect(sent('library_scan')).toEqual([])
  })

  it('knows who is scanned, what they have and what it costs today', async () => {
    draw(<LibraryPage />)
    scan(' 2083-00011 ')
    const card = await screen.findByRole('region', { name: 'Sita Rai' })
    expect(sent('library_scan')).toEqual([{ typed: '2083-00011' }])
    expect(field().value).toBe('')
    expect(address()).toBe('/?reader=11')
    expect(wordsOf(card)).toContain('2 of 3 books1 more may be issued')
    expect(wordsOf(card)).toContain('1 overduefine so far Rs. 10')
    expect(sent('library_reader')).toEqual([])
  })

  it('says what it does not know, and keeps who stands there', async () => {
    await withSita()
    scan('LTU-404')
    await screen.findByText('No results for “LTU-404”.')
    expect(screen.getByRole('region', { name: 'Sita Rai' })).toBeDefined()
  })

  it('says that a scan did not reach the server, and scans again', async () => {
    draw(<LibraryPage />)
    network.on(process('library_scan'), () => ({ status: 502, body: {} }))
    scan('2083-00011')
    await screen.findByText(/reach the server/)
    network.on(process('library_scan'), () => ({
      body: { data: { scanned: { is: 'reader', reader: sita } } },
    }))
    scan('2083-00011')
    await screen.findByRole('region', { name: 'Sita Rai' })
  })

  it('asks which one where several are meant', async () => {
    answers = (typed) =>
      typed === 'LTU-90'
        ? { is: 'copy', copy: calculus }
        : {
            is: 'several',
            readers: [sita, gita],
            copies: [{ id: 90, name: 'Calculus', code: 'LTU-90' }],
          }
    draw(<LibraryPage />)
    scan('Rai')
    const which = await screen.findByRole('region', { name: 'Which one?' })
    expect(within(which).getAllByRole('button').map(wordsOf)).toEqual([
      'Sita Rai2083-00011',
      'Gita Rai2083-00012',
      'CalculusLTU-90',
    ])
    fireEvent.click(within(which).getByRole('button', { name: /Gita/ }))
    await screen.findByRole('region', { name: 'Gita Rai' })
    expect(screen.queryByRole('region', { name: 'Which one?' })).toBeNull()
    scan('Cal')
    fireEvent.click(await screen.findByRole('button', { name: /Calculus/ }))
    await screen.findByRole('region', { name: 'Issue this book?' })
    expect(sent('library_scan').at(-1)).toEqual({ typed: 'LTU-90', C_BPartner_ID: 12 })
  })

  it('shows a reader that could not be read as an error, not as empty or without books', async () => {
    network.on(process('library_reader'), () => ({ status: 503, body: {} }))
    draw(<LibraryPage />, { path: '/library?reader=11' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No reader at the counter')).toBeNull()
    expect(screen.queryByText('Has no books.')).toBeNull()
    network.on(process('library_reader'), () => ({ body: { data: { reader: sita } } }))
    fireEvent.click(again)
    await screen.findByRole('region', { name: 'Sita Rai' })
  })

  it('says who is not enrolled', async () => {
    const reader = { ...sita, isEnrolled: false, held: [] }
    network.on(process('library_reader'), () => ({ body: { data: { reader } } }))
    await withSita()
    expect(screen.getByText('No active enrollment')).toBeDefined()
    expect(screen.getByText('Has no books.')).toBeDefined()
    expect(screen.getByText('3 more may be issued')).toBeDefined()
  })

  it('speaks Nepali', async () => {
    language.set('ne')
    draw(<LibraryPage />, { path: '/library?reader=11' })
    const card = await screen.findByRole('region', { name: 'Sita Rai' })
    expect(wordsOf(card)).toContain('३मध्ये २ पुस्तक')
    expect(wordsOf(card)).toContain(deskMessages.overdue.ne)
  })
})

describe('a scanned book', () => {
  it('goes to who stands there by Enter, or by scanning it once more', async () => {
    await withSita()
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    key('Enter')
    await screen.findAllByText('Done.')
    expect(sent('library_issue')).toEqual([{ a_asset_ID: 90, C_BPartner_ID: 11 }])
    expect(screen.queryByRole('region', { name: 'Issue this book?' })).toBeNull()
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    scan('ltu-90')
    await waitFor(() => expect(sent('library_issue')).toHaveLength(2))
    expect(sent('library_scan')).toHaveLength(2)
  })

  it('waits for a card when no reader is chosen, and is looked up again with the reader', async () => {
    draw(<LibraryPage />)
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Who gets this book? Scan the card.' })
    key('Enter')
    expect(sent('library_issue')).toEqual([])
    answers = (typed) =>
      typed === 'LTU-90'
        ? { is: 'copy', copy: { ...calculus, notIssued: deskMessages['owes-fine'] } }
        : { is: 'reader', reader: sita }
    scan('2083-00011')
    await screen.findByText(deskMessages['owes-fine'].en)
    expect(sent('library_scan').at(-1)).toEqual({ typed: 'LTU-90', C_BPartner_ID: 11 })
    key('Enter')
    expect(sent('library_issue')).toEqual([])
  })

  it('is asked for the reader whose card was scanned just before, however quickly', async () => {
    draw(<LibraryPage />)
    scan('2083-00011')
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    expect(sent('library_scan')).toEqual([
      { typed: '2083-00011' },
      { typed: 'LTU-90', C_BPartner_ID: 11 },
    ])
  })

  it('scanned before the card, however quickly, is asked for again with the reader', async () => {
    draw(<LibraryPage />)
    scan('LTU-90')
    scan('2083-00011')
    await waitFor(() =>
      expect(sent('library_scan').at(-1)).toEqual({ typed: 'LTU-90', C_BPartner_ID: 11 }),
    )
  })

  it('is not held back from the next reader by what the last one owes', async () => {
    answers = (typed, readerId) => {
      if (typed !== 'LTU-90') return { is: 'reader', reader: gita }
      const notIssued = readerId === 11 ? deskMessages['owes-fine'] : null
      return { is: 'copy', copy: { ...calculus, notIssued } }
    }
    await withSita()
    scan('2083-00012')
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    await screen.findByRole('region', { name: 'Gita Rai' })
    expect(screen.queryByText(deskMessages['owes-fine'].en)).toBeNull()
    key('Enter')
    await waitFor(() =>
      expect(sent('library_issue')).toEqual([{ a_asset_ID: 90, C_BPartner_ID: 12 }]),
    )
  })

  it('that is on loan is taken back from its holder, whichever reader is chosen', async () => {
    const holder = { id: 12, name: 'Gita Rai', dueOn: '2026-11-25' }
    answers = () => ({ is: 'copy', copy: { ...calculus, holder } })
    await withSita()
    scan('LTU-90')
    const offer = await screen.findByRole('region', { name: 'Take this book back?' })
    expect(wordsOf(offer)).toContain('Gita Rai has it, due')
    key('Enter')
    await waitFor(() => expect(sent('library_return')).toEqual([{ a_asset_ID: 90 }]))
  })

  it('that is out is reserved by Alt H for who stands there, not for who has it', async () => {
    const outBy = (id: number) => ({ id, name: 'Somebody', dueOn: null })
    answers = () => ({ is: 'copy', copy: { ...calculus, holder: outBy(12) } })
    await withSita()
    scan('LTU-90')
    await screen.findByRole('button', { name: /Reserve for Sita Rai/ })
    key('h', { altKey: true, code: 'KeyH' })
    await waitFor(() =>
      expect(sent('library_hold')).toEqual([{ a_asset_ID: 90, C_BPartner_ID: 11 }]),
    )
    answers = () => ({ is: 'copy', copy: { ...calculus, holder: outBy(11) } })
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Take this book back?' })
    expect(screen.queryByRole('button', { name: /Reserve/ })).toBeNull()
    key('h', { altKey: true, code: 'KeyH' })
    expect(sent('library_hold')).toHaveLength(1)
  })
})

describe('the answer about a scanned book', () => {
  it('that refuses leaves it there, with why', async () => {
    const summary = deskMessages['has-overdue'].en
    network.on(process('library_issue'), () => ({
      status: 409,
      body: { isError: true, code: 'rule/has-overdue', summary },
    }))
    await withSita()
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    key('Enter')
    await screen.findByText(summary)
    expect(screen.getByRole('region', { name: 'Issue this book?' })).toBeDefined()
    expect(screen.getByText('No entries yet.')).toBeDefined()
  })

  it('that is lost is asked for again under the same key, and issued once', async () => {
    network.on(process('library_issue'), () => null)
    await withSita()
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    key('Enter')
    const again = await screen.findByRole('button', { name: 'Ask again' })
    expect(screen.getByText('No entries yet.')).toBeDefined()
    network.on(process('library_issue'), () => ({ body: { isError: false, summary: 'Issued.' } }))
    fireEvent.click(again)
    await screen.findAllByText('Issued.')
    const keys = network.left
      .filter(({ path }) => path.endsWith('/library_issue'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('is waited for, however long the key is held down', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(process('library_issue'), () => new Promise((resolve) => (answer = resolve)))
    await withSita()
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    key('Enter')
    for (let n = 0; n < 4; n++) key('Enter', { repeat: true })
    key('Enter')
    await waitFor(() => expect(sent('library_issue')).toHaveLength(1))
    answer({ body: { isError: false, summary: 'Issued.' } })
    await screen.findAllByText('Issued.')
    expect(sent('library_issue')).toHaveLength(1)
  })

  it('does not take away the book that was scanned meanwhile', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(process('library_issue'), () => new Promise((resolve) => (answer = resolve)))
    const botany = { ...calculus, id: 91, name: 'Botany', code: 'LTU-91' }
    answers = (typed) => ({ is: 'copy', copy: typed === 'LTU-91' ? botany : calculus })
    await withSita()
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    key('Enter')
    await waitFor(() => expect(sent('library_issue')).toHaveLength(1))
    scan('LTU-91')
    await screen.findByText('Botany')
    answer({ body: { isError: false, summary: 'Issued.' } })
    await screen.findAllByText('Issued.')
    expect(screen.getByText('Botany')).toBeDefined()
  })

  it('is not waited for by Escape: it gives up what is typed, then the book, then the reader', async () => {
    await withSita()
    scan('LTU-90')
    await screen.findByRole('region', { name: 'Issue this book?' })
    fireEvent.change(field(), { target: { value: 'LT' } })
    key('Escape')
    expect(field().value).toBe('')
    expect(screen.getByRole('region', { name: 'Issue this book?' })).toBeDefined()
    key('Escape')
    expect(screen.queryByRole('region', { name: 'Issue this book?' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Sita Rai' })).toBeDefined()
    key('Escape')
    await screen.findByText('No reader at the counter')
  })
})

describe('the reader’s books', () => {
  const chosen = () => document.querySelector('tr[aria-current=true] th')?.firstChild?.textContent

  it('are chosen with the arrows, and stay within the list', async () => {
    await withSita()
    expect(chosen()).toBe('Physics')
    key('ArrowUp')
    expect(chosen()).toBe('Physics')
    key('ArrowDown')
    key('ArrowDown')
    expect(chosen()).toBe('Chemistry')
  })

  it('are renewed by Alt W only where that is allowed, and taken back by Alt R', async () => {
    await withSita()
    key('w', { altKey: true, code: 'KeyW' })
    await waitFor(() => expect(sent('library_renew')).toEqual([{ a_asset_ID: 81 }]))
    await screen.findAllByText('Done.')
    key('ArrowDown')
    expect(screen.getByText(deskMessages.overdue.en)).toBeDefined()
    key('w', { altKey: true, code: 'KeyW' })
    key('r', { altKey: true, code: 'KeyR' })
    await waitFor(() => expect(sent('library_return')).toEqual([{ a_asset_ID: 82 }]))
    expect(sent('library_renew')).toHaveLength(1)
  })

  it('obey the same keys on a Nepali keyboard, and no key of the browser', async () => {
    await withSita()
    key('र', { altKey: true, code: 'KeyR', ctrlKey: true })
    expect(sent('library_return')).toEqual([])
    key('र', { altKey: true, code: 'KeyR' })
    await waitFor(() => expect(sent('library_return')).toEqual([{ a_asset_ID: 81 }]))
  })

  it('of the next reader begin at the first again', async () => {
    answers = () => ({ is: 'reader', reader: { ...gita, held: [held, late] } })
    await withSita()
    key('ArrowDown')
    expect(chosen()).toBe('Chemistry')
    scan('2083-00012')
    await screen.findByRole('region', { name: 'Gita Rai' })
    expect(chosen()).toBe('Physics')
  })

  it('leave the caret in a field in which a person types while the page opens', () => {
    const search = document.createElement('input')
    document.body.append(search)
    search.focus()
    draw(<LibraryPage />)
    expect(document.activeElement).toBe(search)
    search.remove()
  })

  it('work on as soon as the reader is read again, though the numbers of the day are not', async () => {
    await withSita()
    await within(screen.getByRole('complementary')).findByText('Renewed')
    network.on(process('library_day'), () => new Promise<never>(() => undefined))
    const reader = { ...sita, held: [{ ...held, name: 'Chemistry' }] }
    network.on(process('library_reader'), () => ({ body: { data: { reader } } }))
    key('w', { code: 'KeyW', altKey: true })
    await screen.findAllByText('Done.')
    await screen.findByText('Chemistry')
    key('r', { code: 'KeyR', altKey: true })
    await waitFor(() => expect(sent('library_return')).toHaveLength(1))
  })

  it('give the caret back to the field after a press of a button', async () => {
    await withSita()
    const [renew] = screen.getAllByRole('button', { name: /Renew/ })
    renew?.focus()
    if (renew) fireEvent.click(renew)
    expect(document.activeElement).toBe(field())
    await screen.findAllByText('Done.')
    expect(screen.getAllByText(/Physics, Sita Rai/)).toHaveLength(2)
  })
})

describe('the last action', () => {
  const undo = process('library_undo')
  const renewed = async () => {
    const body = { isError: false, summary: 'Renewed.', data: { step: 31 } }
    network.on(process('library_renew'), () => ({ body }))
    await withSita()
    key('w', { code: 'KeyW', altKey: true })
    await screen.findByRole('button', { name: 'Undo' })
  }
  const ctrlZ = () => key('z', { code: 'KeyZ', ctrlKey: true })

  it('is undone by Ctrl Z, and then cannot be undone again', async () => {
    network.on(undo, () => ({ body: { isError: false, summary: 'Undone.' } }))
    await renewed()
    ctrlZ()
    await screen.findAllByText('Undone.')
    expect(sent('library_undo')).toEqual([{ a_asset_ID: 81, library_step_ID: 31 }])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    ctrlZ()
    expect(sent('library_undo')).toHaveLength(1)
  })

  it('is not undone by Ctrl Z while something is typed, which is the field’s own', async () => {
    await renewed()
    fireEvent.change(field(), { target: { value: 'LTU' } })
    ctrlZ()
    expect(sent('library_undo')).toEqual([])
  })

  it('stays with its button where the undo is refused, the reason above', async () => {
    const summary = 'Something has changed since.'
    network.on(undo, () => ({ body: { isError: true, summary, code: 'rule/undo-overtaken' } }))
    await renewed()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(summary)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  })

  it('stays for the next reader', async () => {
    await renewed()
    key('Escape')
    await screen.findByText('No reader at the counter')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  })
})

describe('the face of the reader', () => {
  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:face')
    network.on(process('library_face'), () => ({ body: { isError: false, exportFile: 'AA==' } }))
  })

  it('is asked for once, and is shown beside the name', async () => {
    await withSita()
    const card = screen.getByRole('region', { name: 'Sita Rai' })
    await waitFor(() => expect(card.querySelector('img')?.src).toBe('blob:face'))
    key('w', { code: 'KeyW', altKey: true })
    await screen.findAllByText('Done.')
    expect(sent('library_face')).toEqual([{ C_BPartner_ID: 11 }])
  })

  it('is not asked for where there is none: the initials stand there', async () => {
    answers = () => ({ is: 'reader', reader: { ...sita, id: 13, hasPhoto: false } })
    draw(<LibraryPage />)
    scan('2083-00011')
    const card = await screen.findByRole('region', { name: 'Sita Rai' })
    expect(wordsOf(card)).toContain('SR')
    expect(sent('library_face')).toEqual([])
  })
})

describe('a fine', () => {
  const fines = [
    { id: 71, title: 'Biology', daysLate: 4, amount: 2000 },
    { id: 72, title: 'Botany', daysLate: 1, amount: 500 },
  ]
  const withFines = async () => {
    network.on(process('library_reader'), () => ({
      body: { data: { reader: { ...sita, fines } } },
    }))
    await withSita()
  }

  it('is paid with the number of its receipt; the first one by Alt F', async () => {
    await withFines()
    key('f', { altKey: true, code: 'KeyF' })
    const dialog = await screen.findByRole('dialog', { name: /^Settle a fine of Rs\.\s20$/ })
    const settle = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Settle' })
    expect(settle.disabled).toBe(true)
    const words = within(dialog).getByLabelText('Number of the receipt')
    fireEvent.change(words, { target: { value: '   ' } })
    expect(settle.disabled).toBe(true)
    fireEvent.change(words, { target: { value: ' R-120 ' } })
    fireEvent.submit(dialog.querySelector('form') as Element)
    await waitFor(() =>
      expect(sent('library_fine_settle')).toEqual([{ n_library_fine_ID: 71, receiptno: 'R-120' }]),
    )
  })

  it('is let off with a reason', async () => {
    await withFines()
    const second = screen.getAllByRole('button', { name: /^Settle/ })[1]
    if (second) fireEvent.click(second)
    const dialog = await screen.findByRole('dialog', { name: /^Settle a fine of Rs\.\s5$/ })
    fireEvent.change(within(dialog).getByLabelText('How'), { target: { value: 'let-off' } })
    fireEvent.change(within(dialog).getByLabelText('Why'), { target: { value: 'Was ill' } })
    fireEvent.submit(dialog.querySelector('form') as Element)
    await waitFor(() =>
      expect(sent('library_fine_settle')).toEqual([{ n_library_fine_ID: 72, reason: 'Was ill' }]),
    )
  })

  it('is not opened by Alt F where there is none', async () => {
    await withSita()
    key('f', { altKey: true, code: 'KeyF' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the day beside the counter', () => {
  it('counts what was done and shows six that are late', async () => {
    const lateLoans = Array.from({ length: 8 }, (_, n) => ({
      id: n,
      code: `LTU-${n}`,
      title: `Book ${n}`,
      reader: { id: 20 + n, name: `Reader ${n}` },
      dueOn: n === 0 ? '2026-11-22' : '2026-11-19',
    }))
    network.on(process('library_day'), () => ({
      body: { data: { day: { ...day, late: lateLoans, lateCount: 31 } } },
    }))
    draw(<LibraryPage />)
    const side = screen.getByRole('complementary')
    await within(side).findByText('Reader 0')
    expect(within(side).queryByText('Reader 6')).toBeNull()
    expect(within(side).getByRole('link', { name: 'All 31' })).toBeDefined()
    expect(within(side).getAllByText('3 d late')).toHaveLength(5)
    expect(within(side).getByText('today')).toBeDefined()
    expect(wordsOf(side)).toContain('Issued7Returned5Renewed2')
  })

  it('is not a day without books when it could not be read', async () => {
    network.on(process('library_day'), () => ({ status: 502, body: {} }))
    draw(<LibraryPage />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No books are due.')).toBeNull()
  })
})
