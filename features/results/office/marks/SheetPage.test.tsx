import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sixDaysEarly } from '#features/first-day/testing/first-days.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { MarkRow, MarkSheet } from '#features/results/wire/office.ts'
import { SheetPage } from './SheetPage.tsx'
import { aMarkRow, aMarkSheet, present } from '../testing/mark-sheet.ts'
import { overview } from '../testing/overview.ts'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const mine = { ...present, external: 41 }
const agreed = { ...present, external: 38, moderated: null, grace: 0 }
const two = [
  { ...present, external: 41, ad_user_ID: 1, name: 'Mina Rai' },
  { ...present, external: 47, ad_user_ID: 2, name: 'Hari Thapa' },
]

let network: FakeNetwork
let sheet: MarkSheet
beforeEach(() => {
  sitAtDesk('exam-office')
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  network = fakeNetwork()
  network.on(process('result_overview'), () => ({ body: { data: overview } }))
  network.on(process('mark_sheet'), () => ({ body: { data: sheet } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const drawn = async (rows: readonly MarkRow[], path = '/results/7/11') => {
  sheet = aMarkSheet(rows)
  draw(<SheetPage openingId={7} courseId={11} />, { path })
  await screen.findByRole('heading', { level: 1, name: /^Marks of CSC151/ })
}
const row = (number: string) =>
  screen.getByRole('rowheader', { name: number }).closest('tr') as HTMLElement
const final = (number: string) => screen.getByLabelText<HTMLInputElement>(`Final of ${number}`)
const absent = (number: string) => screen.getByLabelText<HTMLInputElement>(`Absent of ${number}`)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

describe('the mark sheet of an exam paper that is still to be sat', () => {
  const early = async (firstDay: MarkSheet['firstDay']) => {
    sheet = { ...aMarkSheet([aMarkRow('2083-0001')]), firstDay }
    network.on(process('mark_sheet'), () => ({ body: { data: sheet } }))
    draw(<SheetPage openingId={7} courseId={11} />, { path: '/results/7/11' })
    await screen.findByRole('heading', { level: 1, name: /CSC151/ })
  }

  it('says from when marks are entered, takes none, and proposes to go earlier for a reason', async () => {
    await early(sixDaysEarly)
    screen.getByText('From 12 Mangsir 2083 (28 Nov 2026), 14:00, when the paper has been sat.')
    expect(final('2083-0001').disabled).toBe(true)
    network.on(process('marks_enter_early'), () => {
      sheet = { ...sheet, firstDay: { ...sixDaysEarly, proposal: { by: 'Mina Rai', isOwn: true } } }
      return { body: { isError: false } }
    })
    fireEvent.click(button('Propose earlier date'))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Propose earlier date' }))
    expect(sent('marks_enter_early')).toEqual([])
    const reason = 'Sat early at the second campus'
    fireEvent.change(dialog.getByLabelText('Reason for the earlier date'), {
      target: { value: reason },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose earlier date' }))
    await screen.findByText(
      'Mina Rai has proposed to do this earlier. A second person must confirm it.',
    )
    expect(sent('marks_enter_early')).toEqual([{ n_exam_master_ID: 4, n_course_ID: 11, reason }])
    expect(screen.queryByRole('button', { name: 'Propose earlier date' })).toBeNull()
  })

  it('takes marks once two people agreed to it, and says why', async () => {
    await early({ ...sixDaysEarly, agreed: 'Sat early' })
    screen.getByText('Two people have agreed to do this earlier. Reason: Sat early')
    expect(final('2083-0001').disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'Propose earlier date' })).toBeNull()
  })

  it('is in Nepali for a Nepali reader', async () => {
    language.set('ne')
    await early(sixDaysEarly)
    screen.getByText('यस विषयको परीक्षा भइसकेपछि, २०८३ मंसिर १२ (28 Nov 2026), १४:००देखि।')
  })

  it('offers going earlier to the roles that enter marks only', async () => {
    sitAtDesk('registrar')
    await early(sixDaysEarly)
    expect(screen.queryByRole('button', { name: 'Propose earlier date' })).toBeNull()
  })
})

describe('the mark sheet of a course', () => {
  it('is asked for by the exam its opening belongs to', async () => {
    await drawn([aMarkRow('2083-0001')])
    expect(sent('result_overview')).toEqual([{ n_exam_open_ID: 7 }])
    expect(sent('mark_sheet')).toEqual([{ n_exam_master_ID: 4, n_course_ID: 11 }])
    expect(screen.getByRole('link', { name: 'Back to the exam' }).getAttribute('href')).toBe(
      '/results/7',
    )
  })

  it('is not empty where its exam, or it, could not be read: each is asked for again', async () => {
    network.on(process('result_overview'), () => ({ status: 502, body: {} }))
    network.on(process('mark_sheet'), () => ({ status: 502, body: {} }))
    sheet = aMarkSheet([aMarkRow('2083-0001')])
    draw(<SheetPage openingId={7} courseId={11} />)
    const first = await screen.findByRole('button', { name: 'Try again' })
    expect(sent('mark_sheet')).toEqual([])
    network.on(process('result_overview'), () => ({ body: { data: overview } }))
    fireEvent.click(first)
    await waitFor(() => expect(sent('mark_sheet')).not.toEqual([]))
    const second = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No differences')).toBeNull()
    network.on(process('mark_sheet'), () => ({ body: { data: sheet } }))
    fireEvent.click(second)
    await screen.findByText('Agreed: 0 of 1. Entered once: 0. Empty: 1. Differences: 0.')
  })

  it('is open where one has an entry to make, and closed where there is none', async () => {
    await drawn([
      aMarkRow('2083-0001'),
      aMarkRow('2083-0002', { state: 'once' }),
      aMarkRow('2083-0003', { state: 'once', mine }),
      aMarkRow('2083-0004', { state: 'differs', mine, entries: two }),
      aMarkRow('2083-0005', { state: 'differs', entries: two }),
      aMarkRow('2083-0006', { state: 'agreed', mark: agreed }),
      aMarkRow('2083-0007', { expelled: true }),
      aMarkRow('2083-0008', { resultAt: '2026-12-01T11:15:00Z', mark: agreed }),
    ])
    const numbers = Array.from({ length: 8 }, (_, n) => `2083-000${n + 1}`)
    const closed = numbers.filter((number) => final(number).disabled)
    expect(closed).toEqual(['2083-0005', '2083-0006', '2083-0007', '2083-0008'])
    const states = numbers.map((number) => wordsOf(row(number).lastElementChild))
    expect(states).toEqual([
      'You judgeNot entered',
      'You judgeEntered by one person, yours is the second',
      'You judgeYours is saved, the second entry is missing',
      'Look at itTwo entries differ',
      'Look at itTwo entries differ',
      'AgreesAgreed by two people',
      'Look at itCancelled by a decision',
      'AgreesResult scheduled or published',
    ])
    expect([final('2083-0002').value, final('2083-0003').value]).toEqual(['', '41'])
  })

  it('says what moderation and grace made of a mark', async () => {
    const changed = { ...agreed, moderated: 42, grace: 1.5 }
    await drawn([aMarkRow('2083-0001', { state: 'agreed', mark: changed })])
    expect(wordsOf(row('2083-0001'))).toContain('Agreed by two people, moderated 42, grace 1.5')
    expect(final('2083-0001').value).toBe('38')
  })

  it('has a candidate without a number in sight and closed', async () => {
    await drawn([aMarkRow('', { n_exam_regdetails_ID: 9 }), aMarkRow('2083-0001')])
    expect(wordsOf(row('-'))).toContain('No symbol number yet')
    expect(within(row('-')).getByRole<HTMLInputElement>('textbox').disabled).toBe(true)
    expect(final('2083-0001').disabled).toBe(false)
  })

  it('says while one types what the server would refuse', async () => {
    await drawn([aMarkRow('2083-0001')])
    const wrongs = [
      ['61', '61 is above the full marks 60.'],
      ['45.125', '45.125 is no mark. Write 45 or 45.25.'],
      ['-1', '-1 is no mark. Write 45 or 45.25.'],
      ['AB', 'AB is no mark. Write 45 or 45.25.'],
    ] as const
    for (const [typed, words] of wrongs) {
      fireEvent.change(final('2083-0001'), { target: { value: typed } })
      expect(wordsOf(row('2083-0001'))).toContain(words)
      expect(button(/^Save/).disabled).toBe(true)
    }
    fireEvent.change(final('2083-0001'), { target: { value: '४५' } })
    expect(final('2083-0001').value).toBe('45')
    fireEvent.change(final('2083-0001'), { target: { value: '60' } })
    expect(button(/^Save/).disabled).toBe(false)
    fireEvent.click(absent('2083-0001'))
    expect(wordsOf(row('2083-0001'))).toContain('An absent candidate has no marks.')
    fireEvent.change(final('2083-0001'), { target: { value: '' } })
    expect(button(/^Save/).disabled).toBe(false)
  })

  it('saves marks and absences as one file that names the sheet', async () => {
    network.on(process('marks_enter'), () => ({ body: { isError: false, summary: 'Saved: 2' } }))
    await drawn([aMarkRow('2083-0001'), aMarkRow('2083-0002'), aMarkRow('2083-0003')])
    fireEvent.change(final('2083-0001'), { target: { value: '45.25' } })
    fireEvent.click(absent('2083-0003'))
    fireEvent.click(button(/^Save 2/))
    await screen.findByText('Saved: 2')
    const [body] = sent('marks_enter') as { file: { fileContent: string } }[]
    expect(body).toMatchObject({ n_exam_master_ID: 4, n_course_ID: 11 })
    const lines = atob(body?.file.fileContent ?? '').trim()
    expect(lines.split(/\r?\n/)).toEqual([
      'erollno,external,attendance',
      '2083-0001,45.25,',
      '2083-0003,,absent',
    ])
    await waitFor(() => expect(sent('mark_sheet')).toHaveLength(2))
  })

  it('has a column for each part that some intake has, and its full marks where all are alike', async () => {
    await drawn([
      aMarkRow('2083-0001'),
      aMarkRow('2082-0002', {
        schema: { external: { full: 50, pass: 20 }, practical: { full: 20, pass: 8 } },
      }),
    ])
    const heads = screen.getAllByRole('columnheader').map(wordsOf)
    expect(heads).toContain('Final')
    expect(heads.some((head) => head.startsWith('Practical') && head.includes('20 / pass 8'))).toBe(
      true,
    )
    const practical = screen.getByLabelText('Practical of 2083-0001')
    fireEvent.change(final('2083-0001'), { target: { value: '40' } })
    fireEvent.change(practical, { target: { value: '9' } })
    expect(wordsOf(row('2083-0001'))).toContain('This course has no such part.')
  })

  it('asks first what it is marked out of', async () => {
    await drawn([aMarkRow('2083-0001', { schema: { external: null, practical: null } })])
    expect(screen.getByText('The full marks of this course are not set yet.')).toBeDefined()
    fireEvent.click(absent('2083-0001'))
    expect(wordsOf(row('2083-0001'))).toContain('Set the full and pass marks first.')
  })

  it('is read by the registrar, who enters nothing and proposes no change', async () => {
    sitAtDesk('registrar')
    await drawn([aMarkRow('2083-0001')])
    expect(final('2083-0001').disabled).toBe(true)
    expect(screen.getByText(/Marks are entered by the exam office/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Propose a change' })).toBeNull()
  })

  it('is read in Nepali', async () => {
    language.set('ne')
    sheet = aMarkSheet([aMarkRow('2083-0001')])
    draw(<SheetPage openingId={7} courseId={11} />)
    await screen.findByRole('heading', { level: 1, name: /^CSC151का अङ्क/ })
    fireEvent.change(screen.getByLabelText('2083-0001: अन्तिम'), { target: { value: '61' } })
    expect(screen.getByText('61 पूर्णाङ्क ६०भन्दा बढी छ।')).toBeDefined()
  })
})

describe('two entries that differ', () => {
  const differing = aMarkRow('2083-0004', { state: 'differs', entries: two })
  const gone = { ...present, attendance: 'absent', external: null } as const

  it('are counted on their button, which keeps the open part in the address', async () => {
    await drawn([aMarkRow('2083-0001'), differing])
    fireEvent.click(button('Differences 1'))
    expect(address()).toBe('/results/7/11?part=differences')
    expect(button('Differences 1').getAttribute('aria-pressed')).toBe('true')
    expect(wordsOf(row('2083-0004'))).toBe('2083-000441 Mina Rai47 Hari ThapaSettle')
  })

  it('are none where none differ', async () => {
    await drawn([aMarkRow('2083-0001')], '/results/7/11?part=differences')
    expect(screen.getByText('No differences')).toBeDefined()
  })

  it('are not settled by who entered one of them', async () => {
    await drawn([{ ...differing, mine }], '/results/7/11?part=differences')
    expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull()
    expect(wordsOf(row('2083-0004'))).toContain('You entered one of them.')
  })

  it('show an absence and the parts of a mark', async () => {
    const entries = [
      { ...gone, ad_user_ID: 1, name: 'Mina Rai' },
      { ...present, external: 40, practical: 9.5, ad_user_ID: 2, name: 'Hari Thapa' },
    ]
    await drawn([{ ...differing, entries }], '/results/7/11?part=differences')
    expect(wordsOf(row('2083-0004'))).toContain('Absent Mina Rai')
    expect(wordsOf(row('2083-0004'))).toContain('40 + 9.5 Hari Thapa')
  })

  it('are settled with a reason, never without', async () => {
    network.on(process('mark_settle'), () => {
      sheet = aMarkSheet([aMarkRow('2083-0004', { state: 'agreed', mark: agreed })])
      return { body: { isError: false } }
    })
    await drawn([differing], '/results/7/11?part=differences')
    fireEvent.click(button('Settle 2083-0004'))
    const dialog = await screen.findByRole('dialog', { name: 'Settle 2083-0004' })
    fill('Final', '47')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Settle' }))
    expect(sent('mark_settle')).toEqual([])
    expect(within(dialog).getByText('Please fill in: Reason')).toBeDefined()
    fill('Reason', 'Read from the answer book')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Settle' }))
    await screen.findByText('No differences')
    expect(sent('mark_settle')).toEqual([
      {
        n_exam_master_ID: 4,
        n_course_ID: 11,
        erollno: '2083-0004',
        external: '47',
        attendance: 'present',
        reason: 'Read from the answer book',
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are settled as an absence without the mark that was typed before', async () => {
    network.on(process('mark_settle'), () => ({ body: { isError: false } }))
    await drawn([differing], '/results/7/11?part=differences')
    fireEvent.click(button('Settle 2083-0004'))
    const dialog = await screen.findByRole('dialog')
    fill('Final', '47')
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Absent' }))
    fill('Reason', 'Not on the attendance list')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Settle' }))
    await waitFor(() => expect(sent('mark_settle')).toHaveLength(1))
    expect(sent('mark_settle')[0]).toEqual({
      n_exam_master_ID: 4,
      n_course_ID: 11,
      erollno: '2083-0004',
      attendance: 'absent',
      reason: 'Not on the attendance list',
    })
  })

  it('stay open with what was typed when settling is refused', async () => {
    const summary = 'This mark was settled by somebody else.'
    network.on(process('mark_settle'), () => ({
      body: { isError: true, code: 'rule/nothing-to-settle', summary },
    }))
    await drawn([differing], '/results/7/11?part=differences')
    fireEvent.click(button('Settle 2083-0004'))
    const dialog = await screen.findByRole('dialog')
    fill('Final', '47')
    fill('Reason', 'Read again')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Settle' }))
    await within(dialog).findByText(summary)
    expect(screen.getByLabelText<HTMLInputElement>('Final').value).toBe('47')
  })
})

describe('a change of marks', () => {
  const rows = [
    aMarkRow('2083-0001', { state: 'agreed', mark: agreed }),
    aMarkRow('2083-0002', {
      state: 'agreed',
      mark: { ...agreed, attendance: 'absent', external: null },
    }),
    aMarkRow('2083-0003'),
  ]
  const open = async () => {
    network.on(process('mark_change'), () => ({ body: { isError: false } }))
    await drawn(rows)
    fireEvent.click(button('Propose a change'))
    return screen.findByRole('dialog', { name: 'Moderation or grace' })
  }

  it('is offered for all marks or for one candidate who was present and whose mark is agreed', async () => {
    const dialog = await open()
    expect(within(dialog).getAllByRole('option').map(wordsOf)).toEqual([
      'Every mark of this sheet',
      '2083-0001',
    ])
  })

  it('of the whole sheet adds to each raw mark', async () => {
    const dialog = await open()
    fill('Add to the raw mark', '2')
    fill('Reason', 'Question 5 was wrong')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('mark_change')).toEqual([
      { n_exam_master_ID: 4, n_course_ID: 11, add: '2', reason: 'Question 5 was wrong' },
    ])
  })

  it('of one mark sends moderation and grace, and no value typed for all', async () => {
    const dialog = await open()
    fill('Add to the raw mark', '2')
    fill('Whose mark', '2083-0001')
    fill('Grace', '1.5')
    fill('Reason', 'Board of 2083-08-01')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(sent('mark_change')).toHaveLength(1))
    expect(sent('mark_change')[0]).toEqual({
      n_exam_master_ID: 4,
      n_course_ID: 11,
      erollno: '2083-0001',
      grace: '1.5',
      reason: 'Board of 2083-08-01',
    })
  })

  it('whose answer is lost is asked for again under the same key, and never sent again', async () => {
    const dialog = await open()
    network.on(process('mark_change'), () => null)
    fill('Add to the raw mark', '2')
    fill('Reason', 'Question 5 was wrong')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
    const again = await within(dialog).findByRole('button', { name: 'Ask again' })
    const propose = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Propose' })
    expect(propose.disabled).toBe(true)
    fireEvent.submit(dialog.querySelector('form') as Element) // Enter in a field
    network.on(process('mark_change'), () => ({ body: { isError: false } }))
    fireEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const keys = network.left
      .filter(({ path }) => path.endsWith('/mark_change'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })
})

describe('the mark scheme of a course', () => {
  const terms = (part: string, end: string) =>
    screen.getByLabelText<HTMLInputElement>(`${part}, ${end}`)
  const open = async () => {
    await drawn([aMarkRow('2083-0001')], '/results/7/11?part=terms')
    return screen.getByRole('form', { name: 'Intake of 2082' })
  }

  it('stands there as it was set, empty where the course has no such part', async () => {
    await open()
    expect(terms('Final', 'Full marks').value).toBe('60')
    expect(terms('Final', 'Pass marks').value).toBe('24')
    expect(terms('Practical', 'Full marks').value).toBe('')
  })

  it('is saved as typed; Saved disappears once a mark is changed', async () => {
    network.on(process('mark_schema_set'), () => ({ body: { isError: false } }))
    const form = await open()
    fireEvent.change(terms('Practical', 'Full marks'), { target: { value: ' 20 ' } })
    fireEvent.change(terms('Practical', 'Pass marks'), { target: { value: '8' } })
    fireEvent.submit(form)
    await within(form).findByText('Saved')
    expect(sent('mark_schema_set')).toEqual([
      {
        n_batch_course_ID: 51,
        external_fm: '60',
        external_pm: '24',
        practical_fm: '20',
        practical_pm: '8',
      },
    ])
    fireEvent.change(terms('Practical', 'Pass marks'), { target: { value: '9' } })
    expect(within(form).queryByText('Saved')).toBeNull()
  })

  it('stays as typed when the server refuses it, with the server’s message', async () => {
    const summary = 'Pass marks are at most the full marks.'
    network.on(process('mark_schema_set'), () => ({
      body: { isError: true, code: 'rule/terms-wrong', summary },
    }))
    const form = await open()
    fireEvent.change(terms('Final', 'Pass marks'), { target: { value: '70' } })
    fireEvent.submit(form)
    await within(form).findByText(summary)
    expect(within(form).queryByText('Saved')).toBeNull()
    expect(terms('Final', 'Pass marks').value).toBe('70')
  })

  it('is not called saved when it waits for a second person', async () => {
    network.on(process('mark_schema_set'), () => ({
      body: { isError: false, data: { n_proposal_ID: 9 } },
    }))
    const form = await open()
    fireEvent.change(terms('Final', 'Pass marks'), { target: { value: '30' } })
    fireEvent.submit(form)
    await within(form).findByText(/^It takes effect once a second person confirms it/)
    expect(within(form).queryByText('Saved')).toBeNull()
    expect(terms('Final', 'Pass marks').value).toBe('30')
  })

  it('is not called saved when a second try is refused', async () => {
    network.on(process('mark_schema_set'), () => ({ body: { isError: false } }))
    const form = await open()
    fireEvent.submit(form)
    await within(form).findByText('Saved')
    network.on(process('mark_schema_set'), () => ({
      body: { isError: true, code: 'rule/marks-stand', summary: 'Marks stand already.' },
    }))
    fireEvent.submit(form)
    await within(form).findByText('Marks stand already.')
    expect(within(form).queryByText('Saved')).toBeNull()
  })
})
