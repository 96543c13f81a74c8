import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { FileText } from 'lucide-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DocStatus } from '#platform/pure/document-status.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { reportConnection } from '#platform/browser/network/connection.ts'
import { NoAnswer } from '#platform/browser/network/rest-failure.ts'
import { address, atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { Toasts } from '#platform/browser/ui/frame/Toasts.tsx'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire } from '#features/payments/testing/payments-on-wire.ts'
import type { ApplicationReturn, ApplicationWithdrawal } from '#features/applying/rules/facts.ts'
import { ApplicationDetail } from '../ApplicationDetail.tsx'
import { ApplicationsPage } from './ApplicationsPage.tsx'
import type { ToPayNow } from '../ApplicationPayments.tsx'
import { AppliedList } from './AppliedList.tsx'

const words = (en: string) => ({ en, ne: en })
const texts = {
  loading: words('Loading'),
  'open-tab': words('Open things'),
  'applied-tab': words('Applied things'),
  'none-applied': words('Nothing applied for'),
  'none-applied-help': words('It appears here.'),
  'see-open': words('See what is open'),
  'back-to-list': words('Back to the list'),
  'paid-next': words('The office approves it.'),
}
const reference = {
  name: 'n_thing_ID',
  aliases: [],
  model: 'n_thing',
  label: words('Thing'),
} as const
const paying = { total: rupees(1500), paid: rupees(0), isPaid: false, isPending: false }
type Applied = {
  id: number
  name: string
  paying: typeof paying
  status: DocStatus | null
  returned: ApplicationReturn | null
  withdrawal: ApplicationWithdrawal | null
  isFormReady: boolean
}
const applied = (id: number, status: DocStatus | null = 'DR'): Applied => ({
  id,
  name: `Thing ${id}`,
  paying,
  status,
  returned: null,
  withdrawal: null,
  isFormReady: status === 'AP',
})
const open: Extract<ToPayNow, { is: 'open' }> = {
  is: 'open',
  amount: rupees(1500),
  note: 'Until 9 Mangsir.',
  before: null,
  paying,
}

let network: FakeNetwork
const readNow = vi.fn<(application: Applied) => Promise<ToPayNow>>()
const reload = vi.fn(() => Promise.resolve())
const refetch = vi.fn()
let list: { data: readonly Applied[] | undefined; isPending: boolean; isError: boolean }

beforeEach(() => {
  atWidth(360)
  signInSita()
  network = fakeNetwork()
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  network.on('POST /api/v1/processes/usual_days', () => ({ body: { data: { days: {} } } }))
  readNow.mockReset()
  readNow.mockResolvedValue(open)
  reload.mockClear()
  refetch.mockClear()
  list = { data: [applied(1), applied(2)], isPending: false, isError: false }
})

const pay = { label: words('Pay Now'), action: 'pay' } as const
const details = { label: words('View Payment Details'), action: 'show-payments' } as const

function Page() {
  return (
    <>
      <Toasts />
      <ApplicationsPage
        kind="things"
        path="/things"
        title={words('Things')}
        menu={words('Things')}
        subtitle=""
        texts={texts}
        openCount={3}
        appliedCount={list.data?.length}
        notice={<p>A notice</p>}
        onSettled={() => undefined}
        renderOpen={(onApplied) => (
          <button type="button" onClick={() => onApplied(2)}>
            Apply for Thing 2
          </button>
        )}
        renderApplied={(props) => (
          <AppliedList<Applied>
            {...props}
            list={{ ...list, refetch }}
            icon={FileText}
            texts={texts}
            columns={[{ id: 'name', header: 'Name', slot: 'title', cell: ({ name }) => name }]}
            compare={(one, other) => other.id - one.id}
            waitsOnStudent={({ status }) => status === 'DR'}
            type="ENTRANCE"
            reference={reference}
            readNow={readNow}
            reload={reload}
            renderDetail={(application, at) => (
              <ApplicationDetail
                {...at}
                application={application}
                steps={[]}
                service="things"
                model="n_thing"
                paymentType="ENTRANCE"
                button={application.status === 'DR' ? pay : details}
                form={{ process: 'thing_print', key: 'n_thing_ID', failed: words('No form.') }}
              />
            )}
          />
        )}
      />
    </>
  )
}

const drawn = (path = '/things?tab=applied') => draw(<Page />, { path })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => screen.queryByRole('dialog')

describe('a page of applications', () => {
  it('opens on what is open, unless its address says otherwise, and keeps its tab there', async () => {
    drawn('/things?tab=nonsense')
    const tab = (name: RegExp) => screen.getByRole('tab', { name })
    expect(tab(/Open things/).getAttribute('aria-selected')).toBe('true')
    expect(wordsOf(tab(/Open things/))).toContain('3')
    expect(wordsOf(tab(/Applied things/))).toContain('2')
    fireEvent.mouseDown(tab(/Applied things/))
    await waitFor(() => expect(address()).toBe('/things?tab=applied'))
    expect(tab(/Applied things/).getAttribute('aria-selected')).toBe('true')
  })

  it('goes to the application just made', async () => {
    drawn('/things')
    fireEvent.click(button('Apply for Thing 2'))
    await screen.findByText('Thing 2')
    expect(address()).toBe('/things?tab=applied')
    await waitFor(() => expect(wordsOf(document.activeElement)).toContain('Thing 2'))
  })
})

describe('own applications', () => {
  it('are loading, none, or not read: only none is called none', async () => {
    list = { data: undefined, isPending: true, isError: false }
    const { unmount } = drawn()
    expect(screen.queryByText('Nothing applied for')).toBeNull()
    unmount()
    list = { data: [], isPending: false, isError: false }
    const second = drawn()
    await screen.findByText('Nothing applied for')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    fireEvent.click(button('See what is open'))
    expect(address()).toBe('/things?tab=open')
    second.unmount()
    list = { data: [], isPending: false, isError: true }
    drawn()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('that were read before stay when they could not be read again, and say so', async () => {
    list = { ...list, isError: true }
    drawn()
    await screen.findByText('Thing 1')
    fireEvent.click(button('Try again'))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('stand in the order of the kind, with one filled button: of what waits on the student', () => {
    list = { ...list, data: [applied(1), applied(2), applied(3, 'AP')] }
    drawn()
    const filled = screen
      .getAllByRole('button')
      .filter(({ className }) => className.includes('filled'))
      .map((each) => each.getAttribute('aria-label'))
    expect(filled).toEqual(['Pay Now, Thing 2'])
    const names = screen.getAllByText(/^Thing \d$/).map(wordsOf)
    expect(names).toEqual(['Thing 3', 'Thing 2', 'Thing 1'])
  })

  it('have a form once the office has approved, not before', () => {
    list = { ...list, data: [applied(1), applied(3, 'AP')] }
    drawn()
    expect(button(/^Download Form, Thing 3/).disabled).toBe(false)
    expect(button(/^In progress, Thing 1/i).disabled).toBe(true)
  })

  it('whose form does not come say so', async () => {
    list = { ...list, data: [applied(3, 'AP')] }
    network.on('POST /api/v1/processes/thing_print', () => ({ status: 500, body: {} }))
    drawn()
    fireEvent.click(button(/^Download Form, Thing 3/))
    await screen.findByText('No form.')
    const [left] = network.left.filter(({ path }) => path.endsWith('/thing_print'))
    expect(left?.body).toMatchObject({ n_thing_ID: 3 })
  })

  it('are paid with a line only; without one the button says why', () => {
    reportConnection('offline')
    drawn()
    const off = button('Pay Now, Thing 2')
    expect(off.disabled).toBe(true)
    const why = document.getElementById(off.getAttribute('aria-describedby') ?? '')
    expect(wordsOf(why)).toBe('Needs a connection.')
  })
})

describe('paying an application', () => {
  const press = () => fireEvent.click(button('Pay Now, Thing 2'))

  it('asks again what it costs, and opens with that', async () => {
    readNow.mockResolvedValue({ ...open, amount: rupees(2000), before: rupees(1500) })
    drawn()
    press()
    await screen.findByRole('dialog')
    expect(readNow).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
    expect(wordsOf(dialog())).toContain('2,000')
    expect(wordsOf(dialog())).toContain('1,500')
  })

  it('that is over opens nothing and says why', async () => {
    readNow.mockResolvedValue({ is: 'over', why: words('It is closed.') })
    drawn()
    press()
    expect(await screen.findAllByText('It is closed.')).not.toEqual([])
    expect(dialog()).toBeNull()
  })

  it('that is over opens nothing where there is no word to say, and may be tried again', async () => {
    readNow.mockResolvedValueOnce({ is: 'over', why: null })
    drawn()
    press()
    await waitFor(() => expect(readNow).toHaveBeenCalledOnce())
    expect(screen.getByText('A notice')).toBeDefined()
    await waitFor(() => {
      press()
      expect(readNow).toHaveBeenCalledTimes(2)
    })
    await screen.findByRole('dialog')
  })

  it('hides the notice when the status could not be read, and allows another try', async () => {
    readNow.mockRejectedValueOnce(new NoAnswer('timeout', false))
    drawn()
    expect(screen.getByText('A notice')).toBeDefined()
    press()
    await waitFor(() => expect(screen.queryByText('A notice')).toBeNull())
    press()
    await screen.findByRole('dialog')
  })

  it('is opened by the address that asks for it, once', async () => {
    drawn('/things?tab=applied&pay=1')
    await screen.findByRole('dialog')
    expect(readNow).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }))
    fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog()).toBeNull())
    expect(address()).not.toContain('pay=')
  })

  it('of an application that is not the student’s is not asked about', async () => {
    drawn('/things?tab=applied&pay=77')
    await screen.findByText('Thing 1')
    expect(readNow).not.toHaveBeenCalled()
    expect(dialog()).toBeNull()
  })

  describe('that its student withdraws', () => {
    const path = '/api/v1/processes/application_withdraw'
    const sent = () => network.left.filter((each) => each.path === path)
    const confirm = () =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' })

    it('is withdrawn once, after a question, however often it is pressed', async () => {
      network.on(`POST ${path}`, () => ({ body: { summary: 'Application withdrawn.' } }))
      drawn()
      fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Thing 1' }))
      await screen.findByText(/no fee is paid and no decision is made yet/)
      fireEvent.click(confirm())
      fireEvent.click(confirm())
      await screen.findByText('Application withdrawn.')
      expect(sent().map(({ body }) => body)).toEqual([
        { model: 'n_thing', record_ID: 1, doc_action: 'VO' },
      ])
    })

    it('shows the server’s message when it has been decided meanwhile', async () => {
      const summary = 'The university has decided on this application. It cannot be withdrawn.'
      network.on(`POST ${path}`, () => ({ body: { isError: true, code: 'rule/decided', summary } }))
      drawn()
      fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Thing 1' }))
      await screen.findByText(/no fee is paid and no decision is made yet/)
      fireEvent.click(confirm())
      await screen.findByText(summary)
    })

    it('cannot be withdrawn once it is approved', async () => {
      list = { ...list, data: [applied(1, 'AP')] }
      drawn()
      await screen.findByText('Thing 1')
      expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
    })
  })

  describe('that no longer holds', () => {
    const paying = { ...applied(1).paying, paid: rupees(1_500), isPaid: true }
    const withdrawal = { id: 88, reason: null }
    const read = (reason: string) =>
      network.on('GET /api/v1/models/n_application_withdrawal/88', () => ({
        body: { id: 88, reason, reason_ne: reason },
      }))

    it('says why, and offers the credit', async () => {
      read('CSC151: you have passed it.')
      list = { ...list, data: [applied(2), { ...applied(1), paying, withdrawal }] }
      drawn()
      await screen.findByText(/CSC151: you have passed it\./)
      expect(screen.getByText('This application is no longer valid.')).toBeTruthy()
      fireEvent.click(await screen.findByRole('button', { name: /^Withdraw, Rs.*500\sas credit$/ }))
      await screen.findByText(/Rs.*500\sbecomes your credit/)
    })

    it('withdrawn says so, and offers neither form nor payment', async () => {
      read('You withdrew it.')
      list = { ...list, data: [{ ...applied(1, 'CL'), withdrawal }] }
      drawn()
      await screen.findByText(/You withdrew it\./)
      expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
      expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
    })

    it('says that the reason could not be read', async () => {
      network.on('GET /api/v1/models/n_application_withdrawal/88', () => ({
        status: 404,
        body: {},
      }))
      list = { ...list, data: [{ ...applied(1, 'CL'), withdrawal }] }
      drawn()
      await screen.findByText(/The reason could not be read\./)
    })
  })

  describe('that was returned', () => {
    const reason = { en: 'The photo is blurred.', ne: 'तस्बिर धमिलो छ।' }
    const back: Applied = {
      ...applied(1, 'IP'),
      returned: { id: 77, reason, returnedOn: '2026-11-20' as ApplicationReturn['returnedOn'] },
    }
    const path = '/api/v1/processes/application_send_again'
    const sendAgain = `POST ${path}` as const
    const sent = () => network.left.filter((each) => each.path === path)
    const send = () => button('Send again, Thing 1')
    beforeEach(() => {
      list = { ...list, data: [applied(2), back] }
    })

    it('stands first, says why, and leads to the profile', async () => {
      drawn()
      expect(wordsOf(await screen.findByRole('region', { name: /blurred/ }))).toContain(
        'The photo is blurred.',
      )
      expect(screen.getByRole('link', { name: 'Open my profile' })).toBeTruthy()
      const [first] = screen.getAllByText(/^Thing \d$/)
      expect(first?.textContent).toBe('Thing 1')
      expect(send().className).toContain('filled')
    })

    it('says that the reason could not be read, and reads it again', async () => {
      const returned = { id: 77, reason: null, returnedOn: null }
      list = { ...list, data: [{ ...back, returned }] }
      drawn()
      await screen.findByText(/The requested changes could not be read/)
      expect(button('Try again')).toBeTruthy()
      expect(send()).toBeTruthy()
    })

    it('is sent again once however often it is pressed, and says so', async () => {
      network.on(sendAgain, () => ({ body: { summary: 'Sent again.' } }))
      drawn()
      await screen.findByText('Thing 1')
      fireEvent.click(send())
      fireEvent.click(send())
      await screen.findByText(/^Sent again\./)
      expect(sent().map(({ body }) => body)).toEqual([{ n_application_return_ID: 77 }])
    })

    it('shows the server’s message when it is not waiting any more', async () => {
      const summary = 'This application no longer waits for you.'
      network.on(sendAgain, () => ({
        body: { isError: true, code: 'rule/not-returned', summary },
      }))
      drawn()
      await screen.findByText('Thing 1')
      fireEvent.click(send())
      await screen.findByText(summary)
    })

    it('asks again where no answer came, with the same key', async () => {
      network.on(sendAgain, () => null)
      drawn()
      await screen.findByText('Thing 1')
      fireEvent.click(send())
      await screen.findByRole('button', { name: 'Ask again' })
      const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
      expect(keys.length).toBeGreaterThan(1)
      expect(new Set(keys).size).toBe(1)
    })

    it('and was decided since asks nothing', async () => {
      list = { ...list, data: [{ ...back, status: 'CL' }] }
      drawn()
      await screen.findByText('Thing 1')
      expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull()
    })
  })
})
