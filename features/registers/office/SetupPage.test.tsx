import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { Register, RegisterColumn } from '../wire/processes.ts'
import type { DraftNoteProps } from './RecordEntry.tsx'
import type { RecordPanelProps } from './RecordPane.tsx'
import { SetupPage } from './SetupPage.tsx'
import { useTypedRecord } from './use-typed.ts'

const column = (name: string, more: Partial<RegisterColumn> = {}): RegisterColumn => ({
  name,
  label: { en: name, ne: name },
  help: null,
  type: 'text',
  to: null,
  values: {},
  isRequired: true,
  maxLength: 120,
  least: null,
  most: null,
  isCreateOnly: false,
  isNepali: false,
  ...more,
})
const programs: Register = {
  table: 'n_program',
  label: { en: 'Program', ne: 'कार्यक्रम' },
  plural: { en: 'Programmes', ne: 'कार्यक्रमहरू' },
  group: 'academic',
  identifier: ['Name'],
  published: null,
  closes: null,
  columns: [
    column('Name'),
    column('code'),
    column('semesters', { type: 'integer', least: 1, most: 20 }),
    column('n_faculty_ID', { type: 'reference', to: 'n_faculty', isRequired: false }),
  ],
}
const openings: Register = {
  ...programs,
  table: 'n_entrance_open',
  plural: { en: 'Entrance openings', ne: 'प्रवेश परीक्षा' },
  group: 'openings',
  published: 'ispublished',
  closes: 'apply_uptolate',
  columns: [column('Name'), column('ispublished', { type: 'boolean' })],
}
const civil = {
  id: 7,
  Name: 'BE Civil',
  code: 'BCE',
  semesters: 8,
  n_faculty_ID: { id: 3, identifier: 'Engineering' },
  IsActive: true,
  version: 4,
}

const list = 'GET /api/v1/models/n_program'
const record = 'GET /api/v1/models/n_program/7'
const save = 'PUT /api/v1/models/n_program/7'
const create = 'POST /api/v1/models/n_program'

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/register_list', () => ({
    body: { isError: false, data: { registers: [programs, openings] } },
  }))
  network.on('POST /api/v1/processes/register_record', () => ({
    body: {
      isError: false,
      data: {
        uses: [{ label: { en: 'Program Enrollment', ne: 'भर्ना' }, count: 240 }],
        locked: [{ column: 'code', reason: { en: 'Given out already.', ne: 'दिइसकियो।' } }],
        versions: [
          {
            at: '2026-11-20T06:00:00.000Z',
            by: 'Sarita Adhikari',
            before: { semesters: 6 },
            after: { semesters: 8 },
          },
        ],
      },
    },
  }))
  network.on(list, () => ({ body: { 'row-count': 1, records: [civil] } }))
  network.on('GET /api/v1/models/n_faculty', () => ({
    body: { 'row-count': 1, records: [{ id: 3, Name: 'Engineering' }] },
  }))
  network.on(record, () => ({ body: civil }))
})

const shown = async (open?: string, query = '') => {
  const path = `/setup/n_program${open === undefined ? '' : `/${open}`}${query}`
  draw(<SetupPage parts={[]} table="n_program" record={open} />, { path })
  await screen.findByRole('heading', { name: 'Programmes' })
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))
/** From now on the record is this one, and a save answers with it. */
const saved = (facts: object) => {
  const body = { ...civil, ...facts }
  network.on(save, () => {
    network.on(record, () => ({ body }))
    return { body }
  })
}
const bodies = (method: string) =>
  network.left
    .filter((each) => each.method === method && each.path.startsWith('/api/v1/models/n_program'))
    .map(({ body }) => body)

describe('the registers', () => {
  it('that could not be read are asked for again, and not shown as none', async () => {
    network.on('POST /api/v1/processes/register_list', () => ({ status: 500, body: {} }))
    draw(<SetupPage parts={[]} table="n_program" record={undefined} />)
    await button('Try again')
    network.on('POST /api/v1/processes/register_list', () => ({
      body: { isError: false, data: { registers: [programs] } },
    }))
    await press('Try again')
    await screen.findByRole('heading', { name: 'Programmes' })
  })

  it('of openings say which are drafts, planned, closed or withdrawn', async () => {
    vi.setSystemTime(new Date('2026-11-28T06:00:00Z'))
    const opening = { ispublished: true, IsActive: true, apply_uptolate: '2026-11-28' }
    const records = [
      { ...opening, id: 1, Name: 'Open today' },
      { ...opening, id: 2, Name: 'Over', apply_uptolate: '2026-11-27' },
      { ...opening, id: 3, Name: 'Typed', ispublished: false },
      { ...opening, id: 4, Name: 'Taken back', IsActive: false },
    ]
    network.on('GET /api/v1/models/n_entrance_open', () => ({
      body: { 'row-count': 4, records },
    }))
    const DraftNote = ({ id, children }: DraftNoteProps) => (
      <>
        {id}: {children}
      </>
    )
    draw(<SetupPage parts={[]} table="n_entrance_open" record={undefined} DraftNote={DraftNote} />)
    const rowOf = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent
    expect(await rowOf('Open today')).toBe('Open todayOpento 12 Mangsir')
    expect(await rowOf('Over')).toBe('OverClosedto 11 Mangsir')
    expect(await rowOf('Typed')).toBe('Typed3: Draftto 12 Mangsir')
    expect(await rowOf('Taken back')).toBe('Taken backWithdrawnto 12 Mangsir')
  })

  it('are listed by group, and the records by name with what they belong to', async () => {
    await shown()
    const nav = within(screen.getByRole('navigation', { name: 'Registers' }))
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Programmes',
      'Entrance openings',
    ])
    const entry = await screen.findByRole('link', { name: /BE Civil/ })
    expect(entry.textContent).toContain('BCE · Engineering')
  })

  it('are searched and limited by state, which the address holds', async () => {
    await shown(undefined, '?find=Civ')
    fireEvent.click(screen.getByRole('button', { name: 'Inactive' }))
    expect(address()).toBe('/setup/n_program?find=Civ&state=off')
    await waitFor(() =>
      expect(network.left.at(-1)?.path).toContain(
        new URLSearchParams({
          $filter:
            "IsActive eq false and (contains(tolower(Name),'civ') or contains(tolower(code),'civ'))",
        }).toString(),
      ),
    )
  })

  it('whose records could not be read are not called empty', async () => {
    network.on(list, () => ({ status: 500, body: {} }))
    await shown()
    await button('Try again')
    expect(screen.queryByText('No records yet')).toBeNull()
  })
})

describe('a record', () => {
  it('shows what uses it, why a field is locked, and who changed it', async () => {
    await shown('7')
    expect((await screen.findByText('Given out already.')).textContent).toBe('Given out already.')
    expect((await field('code')).readOnly).toBe(true)
    expect(screen.getByText('240')).toBeDefined()
    expect(screen.getByText('semesters: 6 → 8')).toBeDefined()
  })

  it('is saved with what was changed and the version it was typed over', async () => {
    saved({ semesters: 9, version: 5 })
    await shown('7')
    expect((await button('Save')).disabled).toBe(true)
    await type('semesters', '9')
    expect(screen.getByText('1 change not saved')).toBeDefined()
    await press('Save')
    await screen.findByText('Version 5')
    expect(bodies('PUT')).toEqual([{ semesters: 9, version: 4 }])
    expect(screen.queryByText('1 change not saved')).toBeNull()
  })

  it('is not sent while a field is wrong, which says so', async () => {
    await shown('7')
    await type('semesters', '40')
    await press('Save')
    await screen.findByText('Not above 20.')
    expect(bodies('PUT')).toEqual([])
  })

  it('that is refused keeps what was typed, with the sentence at its field', async () => {
    network.on(save, () => ({
      status: 400,
      body: {
        detail: 'Not saved. Please look at the marked fields.',
        code: 'rule/invalid-record',
        errors: [{ field: 'Name', message: 'Another record has this: Law' }],
      },
    }))
    await shown('7')
    await type('Name', 'Law')
    await press('Save')
    await screen.findByText('Another record has this: Law')
    expect((await field('Name')).value).toBe('Law')
  })

  it('that another person saved meanwhile is shown with their change before it is saved again', async () => {
    network.on(save, () => {
      network.on(record, () => ({ body: { ...civil, Name: 'B.E. Civil', version: 5 } }))
      return { status: 409, body: { code: 'run/changed-meanwhile', detail: 'Changed' } }
    })
    await shown('7')
    await type('semesters', '9')
    await press('Save')
    const alert = await screen.findByText(/Another person saved this record meanwhile/)
    expect(alert.parentElement?.textContent).toContain('Name: BE Civil → B.E. Civil')
    saved({ Name: 'B.E. Civil', semesters: 9, version: 6 })
    await press('Save')
    await screen.findByText('Version 6')
    expect(bodies('PUT')).toEqual([
      { semesters: 9, version: 4 },
      { semesters: 9, version: 5 },
    ])
  })

  it('whose answer is lost is not sent a second time by a second press', async () => {
    network.on(save, () => null)
    await shown('7')
    await type('semesters', '9')
    await press('Save')
    await button('Ask again')
    expect((await button('Save')).disabled).toBe(true)
  })

  it('keeps what was typed when another one is opened meanwhile', async () => {
    const { redraw } = draw(<SetupPage parts={[]} table="n_program" record="new" />)
    await type('Name', 'BE Mining')
    redraw(<SetupPage parts={[]} table="n_program" record="7" />)
    await screen.findByText('Version 4')
    redraw(<SetupPage parts={[]} table="n_program" record="new" />)
    expect((await field('Name')).value).toBe('BE Mining')
    await press('Discard changes')
    expect((await field('Name')).value).toBe('')
  })

  it('takes the focus: the first field of a new one, the title where its form was', async () => {
    await shown('new')
    await waitFor(async () => expect(document.activeElement).toBe(await field('Name')))
    cleanup()
    await shown('7')
    const title = await screen.findByRole('heading', { name: 'BE Civil' })
    expect(document.activeElement).toBe(title)
  })

  it('takes numbers in Devanagari digits', async () => {
    saved({ semesters: 10, version: 5 })
    await shown('7')
    await type('semesters', '१०')
    await press('Save')
    await waitFor(() => expect(bodies('PUT')).toHaveLength(1))
    expect(bodies('PUT')).toEqual([{ semesters: 10, version: 4 }])
  })

  it('and those it may belong to have their Nepali names in Nepali', async () => {
    const nepali = { ...civil, name_ne: 'बीई सिभिल' }
    network.on(record, () => ({ body: nepali }))
    network.on('GET /api/v1/models/n_faculty', () => ({
      body: { 'row-count': 1, records: [{ id: 3, Name: 'Engineering', name_ne: 'इन्जिनियरिङ' }] },
    }))
    language.set('ne')
    draw(<SetupPage parts={[]} table="n_program" record="7" />, { path: '/setup/n_program/7' })
    await screen.findByRole('heading', { name: 'बीई सिभिल' })
    await screen.findByRole('option', { name: 'इन्जिनियरिङ' })
  })

  it('that is new is created with what was filled in, and opened', async () => {
    network.on(create, () => ({ status: 201, body: { ...civil, id: 7, version: 1 } }))
    await shown('new')
    await type('Name', 'BE Civil')
    await press('Save')
    await screen.findByText('Please fill in: code')
    await type('code', 'BCE')
    await type('semesters', '8')
    await press('Save')
    await waitFor(() => expect(address()).toBe('/setup/n_program/7'))
    expect(bodies('POST')).toEqual([{ Name: 'BE Civil', code: 'BCE', semesters: 8 }])
  })

  it('is set inactive by a press of its own', async () => {
    saved({ IsActive: false, version: 5 })
    await shown('7')
    await press('Deactivate')
    await button('Activate')
    expect(bodies('PUT')).toEqual([{ IsActive: false, version: 4 }])
  })
})

describe('a draft', () => {
  const opening = { id: 9, Name: 'Entrance', ispublished: false, version: 1 }

  it('is published by a press, or stays a draft with the reason', async () => {
    network.on('GET /api/v1/models/n_entrance_open', () => ({
      body: { 'row-count': 1, records: [opening] },
    }))
    network.on('GET /api/v1/models/n_entrance_open/9', () => ({ body: opening }))
    network.on('PUT /api/v1/models/n_entrance_open/9', () => ({
      status: 400,
      body: {
        detail: 'Not saved.',
        code: 'rule/invalid-record',
        errors: [{ field: 'ispublished', message: 'No course is offered yet.' }],
      },
    }))
    draw(<SetupPage parts={[]} table="n_entrance_open" record="9" />)
    await press('Publish')
    await screen.findByText('No course is offered yet.')
    network.on('PUT /api/v1/models/n_entrance_open/9', () => {
      const body = { ...opening, ispublished: true, version: 2 }
      network.on('GET /api/v1/models/n_entrance_open/9', () => ({ body }))
      return { body }
    })
    await press('Publish')
    await button('Make it a draft again')
  })
})

it('shows the parts below a record what is typed, but nothing that is wrong', async () => {
  function Typed({ register, record: saved }: RecordPanelProps) {
    const typed = useTypedRecord(register, saved)
    return (
      <p>
        {String(typed['Name'])}, {String(typed['semesters'])} semesters
      </p>
    )
  }
  const panels = { n_program: [{ name: 'typed', Panel: Typed }] }
  draw(<SetupPage parts={[]} panels={panels} table="n_program" record="7" />)
  await screen.findByText('BE Civil, 8 semesters')
  await type('Name', 'BE Architecture')
  await type('semesters', '10')
  await screen.findByText('BE Architecture, 10 semesters')
  await type('semesters', '99')
  await screen.findByText('BE Architecture, 8 semesters')
  await press('Discard changes')
  await screen.findByText('BE Civil, 8 semesters')
})
