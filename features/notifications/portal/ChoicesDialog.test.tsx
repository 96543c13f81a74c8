import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ChoicesDialog } from './ChoicesDialog.tsx'

const read = 'POST /api/v1/processes/notice_choices'
const save = 'POST /api/v1/processes/notice_choose'
const noPush = { pushKey: null, isPushOn: false }
const choices = [
  { topic: 'deadlines', mail: true, text: false },
  { topic: 'payments', mail: false, text: true },
]
const onClose = vi.fn<() => void>()
let network: FakeNetwork

beforeEach(() => {
  signInSita()
  onClose.mockReset()
  network = fakeNetwork()
  network.on(read, () => ({ body: { data: { choices, ...noPush } } }))
  network.on(save, () => ({ body: {} }))
})

const open = () => draw(<ChoicesDialog onClose={onClose} />)
const box = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const saved = () =>
  network.left.filter(({ path }) => path.includes('notice_choose')).map(({ body }) => body)

describe('the choice of notifications', () => {
  it('is asked by topic and channel, as it stands', async () => {
    open()
    expect((await box('Deadlines: Mail')).checked).toBe(true)
    expect((await box('Deadlines: Text message')).checked).toBe(false)
    expect((await box('Payments: Text message')).checked).toBe(true)
    expect(screen.getAllByRole('switch')).toHaveLength(4)
  })

  it('is saved with the box that is pressed, the other channel as it was', async () => {
    open()
    fireEvent.click(await box('Payments: Mail'))
    await waitFor(() => expect(saved()).toEqual([{ topic: 'payments', mail: true, text: true }]))
    expect((await box('Payments: Mail')).checked).toBe(true)
  })

  it('shows a choice at once, before the server has answered', async () => {
    network.on(save, () => new Promise(() => {}))
    open()
    fireEvent.click(await box('Deadlines: Mail'))
    await waitFor(async () => expect((await box('Deadlines: Mail')).checked).toBe(false))
    expect(saved()).toHaveLength(1)
  })

  it.each([
    ['refused', { status: 500, body: {} }],
    ['lost', null],
  ])('takes a choice back that was %s, says so, and keeps the others', async (_how, reply) => {
    network.on(save, () => reply)
    open()
    fireEvent.click(await box('Deadlines: Mail'))
    expect(await screen.findByText('Could not save your choice.')).toBeDefined()
    expect((await box('Deadlines: Mail')).checked).toBe(true)
    expect((await box('Payments: Text message')).checked).toBe(true)
    network.on(save, () => ({ body: {} }))
    fireEvent.click(await box('Deadlines: Mail'))
    await waitFor(() => expect(screen.queryByText('Could not save your choice.')).toBeNull())
    expect((await box('Deadlines: Mail')).checked).toBe(false)
  })

  it('saves two boxes one after the other, each with the state of the other', async () => {
    open()
    await act(async () => fireEvent.click(await box('Deadlines: Text message')))
    await act(async () => fireEvent.click(await box('Deadlines: Mail')))
    await waitFor(() =>
      expect(saved()).toEqual([
        { topic: 'deadlines', mail: true, text: true },
        { topic: 'deadlines', mail: false, text: true },
      ]),
    )
  })

  it('leaves out a topic this portal does not know', async () => {
    const more = [...choices, { topic: 'weather', mail: true, text: true }]
    network.on(read, () => ({ body: { data: { choices: more, ...noPush } } }))
    open()
    await box('Deadlines: Mail')
    expect(screen.getAllByRole('switch')).toHaveLength(4)
  })

  it('that could not be read is asked for again, and is not called empty', async () => {
    network.on(read, () => ({ status: 500, body: {} }))
    open()
    expect(await screen.findByText('Could not load your choices.')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
    network.on(read, () => ({ body: { data: { choices, ...noPush } } }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await box('Deadlines: Mail')).checked).toBe(true)
  })

  it('is read again each time the dialog opens', async () => {
    const { unmount } = open()
    await box('Deadlines: Mail')
    unmount()
    network.on(read, () => ({
      body: { data: { choices: [{ topic: 'deadlines', mail: false, text: false }], ...noPush } },
    }))
    open()
    expect((await box('Deadlines: Mail')).checked).toBe(false)
  })

  it('is named in Nepali to a Nepali reader', async () => {
    language.set('ne')
    open()
    expect((await box('अन्तिम मिति: इमेल')).checked).toBe(true)
  })
})
