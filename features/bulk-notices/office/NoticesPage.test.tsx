import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { quotasOnWire, quotasRequest } from '#features/applying/testing/quotas-on-wire.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { NoticesPage } from './NoticesPage.tsx'

const notice = {
  id: 7,
  text: { en: 'Classes begin on Sunday.', ne: 'आइतबार कक्षा सुरु हुन्छ।' },
  audience: { en: 'BE Civil, I', ne: 'बीई सिभिल, पहिलो' },
  by: 'Hari',
  created: '2026-11-20T06:00:00Z',
  sendAt: null,
  state: 'draft',
  people: 0,
  sent: 0,
}
const draft = {
  ...notice,
  chosen: {
    is: 'students',
    program: 5,
    semester: null,
    openingModel: '',
    opening: null,
    quota: null,
    people: '',
  },
  reach: 48,
  mailed: 30,
  unknown: [],
  needsSecond: false,
  alone: 200,
}
const answer = (data: object) => ({ body: { isError: false, summary: 'Saved.', data } })
const process = (slug: string) => `POST /api/v1/processes/${slug}` as const

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on(quotasRequest, () => ({ body: quotasOnWire }))
  network.on(process('bulk_notices'), () => answer({ notices: [notice] }))
  network.on(process('bulk_notice_read'), () => answer({ notice: draft }))
  network.on(process('bulk_notice_audiences'), () =>
    answer({
      templates: [
        {
          id: 3,
          name: { en: 'Hall changed', ne: 'हल बदलियो' },
          text: { en: 'The hall has changed.', ne: 'हल बदलियो।' },
        },
      ],
      programs: [{ id: 5, name: { en: 'BE Civil', ne: 'बीई सिभिल' } }],
      semesters: [{ id: 1, name: { en: 'I', ne: 'पहिलो' } }],
      openings: [
        {
          model: 'n_entrance_open',
          label: { en: 'Entrance', ne: 'प्रवेश' },
          hasQuotas: true,
          openings: [{ id: 9, name: { en: 'Civil 2083', ne: 'Civil 2083' } }],
        },
      ],
    }),
  )
})
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(slug)).map(({ body }) => body)

describe('notices to many students', () => {
  it('are listed with their state, or say that there are none', async () => {
    const { unmount } = draw(<NoticesPage open={undefined} />)
    await screen.findByText('Classes begin on Sunday.')
    screen.getByText('Draft')
    unmount()
    network.on(process('bulk_notices'), () => answer({ notices: [] }))
    const second = draw(<NoticesPage open={undefined} />)
    await screen.findByText('No notice yet')
    second.unmount()
    network.on(process('bulk_notices'), () => ({ status: 500, body: {} }))
    draw(<NoticesPage open={undefined} />)
    await screen.findByRole('button', { name: 'Try again' })
  })

  it('are written in both languages for the applicants of an opening, and saved as a draft', async () => {
    network.on(process('bulk_notice_plan'), () => answer({ notice_ID: 7 }))
    draw(<NoticesPage open="new" />)
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the draft' })
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('Notice, in English', ' Bring your card. ')
    expect(save.disabled).toBe(true)
    type('Notice, in Nepali', 'परिचयपत्र ल्याउनुहोस्।')
    type('To', 'applicants')
    await screen.findByLabelText('Opening')
    type('Opening', 'n_entrance_open:9')
    fireEvent.click(save)
    await waitFor(() => expect(sent('bulk_notice_plan')).toHaveLength(1))
    expect(sent('bulk_notice_plan')[0]).toEqual({
      text: 'Bring your card.',
      text_ne: 'परिचयपत्र ल्याउनुहोस्।',
      audience: 'applicants',
      opening_model: 'n_entrance_open',
      opening: 9,
    })
    type('Quota', 'Dalit')
    fireEvent.click(save)
    await waitFor(() => expect(sent('bulk_notice_plan')).toHaveLength(2))
    expect(sent('bulk_notice_plan')[1]).toMatchObject({ opening: 9, quota: 'Dalit' })
  })

  it('begin with a template while no other text is typed', async () => {
    draw(<NoticesPage open="new" />)
    const template = await screen.findByLabelText<HTMLSelectElement>(/^Begin with a template/)
    await screen.findByRole('option', { name: 'Hall changed' })
    const textOf = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
    fireEvent.change(template, { target: { value: '3' } })
    expect(textOf('Notice, in English').value).toBe('The hall has changed.')
    expect(textOf('Notice, in Nepali').value).toBe('हल बदलियो।')
    expect(template.value).toBe('3')
    fireEvent.change(template, { target: { value: '' } })
    expect(textOf('Notice, in English').value).toBe('')
    fireEvent.change(textOf('Notice, in Nepali'), { target: { value: 'भोलि' } })
    expect(template.disabled).toBe(true)
    screen.getByText('Empty both texts to begin with a template.')
  })

  it('are sent to as many students as the draft says', async () => {
    network.on(process('bulk_notice_send'), () => answer({ n_proposal_ID: null }))
    draw(<NoticesPage open="7" />)
    await screen.findByText('48 students would receive it, 30 of them by email too.')
    fireEvent.click(screen.getByRole('button', { name: /^Send to 48.students$/ }))
    await waitFor(() => expect(sent('bulk_notice_send')).toEqual([{ notice_ID: 7, people: 48 }]))
  })

  it('are proposed above 200 students, and wait while an entry is no student', async () => {
    const large = { ...draft, reach: 512, needsSecond: true, unknown: ['2079-96'] }
    network.on(process('bulk_notice_read'), () => answer({ notice: large }))
    draw(<NoticesPage open="7" />)
    const propose = await screen.findByRole<HTMLButtonElement>('button', {
      name: /^Propose to send to 512.students$/,
    })
    expect(propose.disabled).toBe(true)
    screen.getByText('No student, or several: 2079-96. Remove them first.')
  })

  it('are taken back while they are being sent, and show who has them', async () => {
    const sending = { ...draft, state: 'sending', people: 2, sent: 1 }
    network.on(process('bulk_notice_read'), () => answer({ notice: sending }))
    network.on(process('bulk_notice_readers'), () =>
      answer({
        readers: [
          { partnerId: 1, name: 'Sita', sent: '2026-11-20T06:00:00Z' },
          { partnerId: 2, name: 'Gita', sent: null },
        ],
      }),
    )
    network.on(process('bulk_notice_take_back'), () => answer({}))
    draw(<NoticesPage open="7" />)
    await screen.findByText('Gita')
    screen.getByText('not yet')
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    await waitFor(() => expect(sent('bulk_notice_take_back')).toEqual([{ notice_ID: 7 }]))
  })
})
