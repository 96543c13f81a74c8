import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { stepIds, type StepId, type StepState } from '../rules/first-steps.ts'
import type { FirstSteps } from '../wire/processes.ts'
import { FirstStepsPage } from './FirstStepsPage.tsx'

const listed = (
  states: Partial<Record<StepId, StepState>> = {},
  more: Partial<FirstSteps> = {},
): FirstSteps => ({
  steps: stepIds.map((id) => ({ id, state: states[id] ?? 'done', shown: '' })),
  feesWithoutAccount: [],
  isSignUpOpen: false,
  testMail: null,
  testText: null,
  ...more,
})
const read = 'POST /api/v1/processes/first_steps'

let network: FakeNetwork
const on = (data: FirstSteps) => network.on(read, () => ({ body: { isError: false, data } }))
beforeEach(() => {
  sitAtDesk('administrator')
  network = fakeNetwork()
})
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))

describe('first steps', () => {
  it('that could not be read are asked for again', async () => {
    network.on(read, () => ({ status: 500, body: {} }))
    draw(<FirstStepsPage />)
    await button('Try again')
    on(listed())
    await press('Try again')
    await screen.findByText('13 of 13 done')
  })

  it('name what stops sign-up, with a link to each, and keep the button off', async () => {
    on(listed({ structure: 'missing', 'first-opening': 'not-yet', cashier: 'can-wait' }))
    draw(<FirstStepsPage />)
    const band = within(
      (await screen.findByText(/2 things are missing$/)).parentElement as HTMLElement,
    )
    expect(band.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Academic structure',
      'First opening published',
    ])
    expect((await button('Open sign-up')).disabled).toBe(true)
    expect(screen.getByText('Sign-up is not open yet')).toBeDefined()
  })

  it('open sign-up by a press once nothing is missing', async () => {
    on(listed())
    network.on('POST /api/v1/processes/sign_up_open', () => {
      on(listed({}, { isSignUpOpen: true }))
      return { body: { isError: false, summary: 'Sign-up is open now.' } }
    })
    draw(<FirstStepsPage />)
    await press('Open sign-up')
    await screen.findByText('Sign-up is open.')
  })

  it('take the digits of the test mail, and say when they are wrong', async () => {
    const testMail = { to: 'kiran@ltu.example', sent: '2026-11-25T05:35:00.000Z', error: '' }
    on(listed({ 'test-mail': 'waiting' }, { testMail }))
    network.on('POST /api/v1/processes/test_mail_confirm', () => ({
      body: { isError: true, code: 'rule/test-mail-wrong', summary: 'These are not the digits.' },
    }))
    draw(<FirstStepsPage />)
    const digits = await screen.findByLabelText('Six digits in the mail')
    fireEvent.change(digits, { target: { value: '४१२३४५' } })
    await press('It arrived')
    await screen.findByText('These are not the digits.')
    expect(network.left.at(-1)?.body).toEqual({ code: '412345' })
  })

  it('show the answer of a mail server that took no mail', async () => {
    const testMail = { to: 'k@ltu.example', sent: '2026-11-25T05:35:00.000Z', error: '550 denied' }
    on(listed({ 'test-mail': 'missing' }, { testMail }))
    draw(<FirstStepsPage />)
    await screen.findByText('The mail server answered: 550 denied')
  })

  it('send a test text message where there is a gateway, and take its digits', async () => {
    on(listed({}, { testText: { isProved: false, newest: null } }))
    network.on('POST /api/v1/processes/test_text_send', () => ({
      body: { isError: true, code: 'rule/no-mobile-number', summary: 'Write a mobile number.' },
    }))
    draw(<FirstStepsPage />)
    fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '01' } })
    await press('Send a test text message')
    await screen.findByText('Write a mobile number.')
    const newest = { to: '9841000000', sent: '2026-11-25T05:35:00.000Z', error: 'busy' }
    on(listed({}, { testText: { isProved: false, newest } }))
    network.on('POST /api/v1/processes/test_text_send', () => ({ body: { isError: false } }))
    await press('Send a test text message')
    await screen.findByText('The gateway answered: busy')
    screen.getByLabelText('Six digits in the text message')
  })

  it('are read by a registrar, who neither opens sign-up nor sends the test mail', async () => {
    sitAtDesk('registrar')
    on(listed({ names: 'missing' }))
    draw(<FirstStepsPage />)
    await screen.findByText('An administrator opens sign-up.')
    expect(screen.queryByRole('button', { name: 'Send a test mail' })).toBeNull()
    const edits = () => screen.queryAllByRole('link', { name: 'Edit' })
    await waitFor(() =>
      expect(edits().map((link) => link.getAttribute('href'))).toEqual([
        '/setup/pictures',
        '/setup/pictures',
        '/setup/bank-accounts',
      ]),
    )
  })

  it('name the fees that no bank account is for', async () => {
    const feesWithoutAccount = ['EXAM', 'CERTIFICATE']
    on(listed({ 'bank-account': 'can-wait' }, { feesWithoutAccount }))
    draw(<FirstStepsPage />)
    await screen.findByText('No account yet for: Exam, Certificate')
  })
})
