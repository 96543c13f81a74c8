import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { clearPush } from '#platform/browser/storage/push-mark.ts'
import { sharedComputer } from '#platform/browser/storage/shared-computer.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ChoicesDialog } from './ChoicesDialog.tsx'

const choices = 'POST /api/v1/processes/notice_choices'
const turnOn = 'POST /api/v1/processes/push_on'
const turnOff = 'POST /api/v1/processes/push_off'
const address = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
}

/** A browser that can be pushed to: what it lets its reader do, and the address it has. */
function aBrowser(permission: NotificationPermission = 'default') {
  let granted = permission
  let subscription: ReturnType<typeof subscribed> | null = null
  const subscribed = () => ({
    endpoint: address.endpoint,
    toJSON: () => ({ keys: { p256dh: address.p256dh, auth: address.auth } }),
    unsubscribe: vi.fn(async () => void (subscription = null)),
  })
  const shown = { close: vi.fn() }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => (subscription = subscribed())),
  }
  const registration = { pushManager, getNotifications: async () => [shown] }
  const answer = vi.fn(async () => granted)
  vi.stubGlobal('PushManager', () => {})
  vi.stubGlobal('Notification', {
    get permission() {
      return granted
    },
    requestPermission: answer,
  })
  const worker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    pushManager,
    shown,
    answer,
    says: (next: NotificationPermission) => void (granted = next),
    address: () => subscription,
  }
}

const theSwitch = () => screen.findByRole('switch', { name: 'Show new notices on this device' })
const findSentence = (sentence: RegExp) => screen.findByText(sentence)

describe('notices on this device', () => {
  let network: FakeNetwork
  let isPushOn: boolean
  const sent = (name: string) =>
    network.left.filter(({ method, path }) => `${method} ${path}` === name)

  beforeEach(() => {
    signInSita()
    localStorage.removeItem('push')
    isPushOn = false
    network = fakeNetwork()
    network.on(choices, () => ({ body: { data: { choices: [], pushKey: 'BKey', isPushOn } } }))
    network.on(turnOn, () => ((isPushOn = true), { body: {} }))
    network.on(turnOff, () => ((isPushOn = false), { body: {} }))
  })
  const open = () => draw(<ChoicesDialog onClose={() => {}} />)

  it('a browser that cannot show them has no switch, and says so', async () => {
    vi.stubGlobal('PushManager', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    Reflect.deleteProperty(window, 'PushManager')
    open()
    await findSentence(/^This browser cannot show notices while the portal is closed\.$/)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('a shared computer has no switch, and says why', async () => {
    aBrowser('granted')
    sharedComputer.set(true)
    onTestFinished(() => sharedComputer.set(null))
    open()
    await findSentence(/^Not on a shared computer, where others would see them\.$/)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('an iPhone says that the portal must be on the home screen first', async () => {
    aBrowser()
    Object.assign(navigator, { standalone: false })
    open()
    await findSentence(/^On an iPhone or iPad, first add the portal to the home screen/)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('refused in the browser it says where to allow them', async () => {
    aBrowser('denied')
    open()
    await findSentence(/^Your browser does not let the portal show notices\./)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('they are off until asked for; asking says so, and then they are on, until turned off', async () => {
    const browser = aBrowser()
    let allow: (() => void) | null = null
    browser.answer.mockImplementation(
      () =>
        new Promise((resolve) => {
          allow = () => {
            browser.says('granted')
            resolve('granted')
          }
        }),
    )
    open()
    expect((await theSwitch()).getAttribute('aria-checked') ?? '').not.toBe('true')
    expect(browser.answer).not.toHaveBeenCalled()
    await findSentence(/^A locked screen shows only the subject/)
    fireEvent.click(await theSwitch())
    await findSentence(/^Your browser asks whether the portal may show notices\./)
    await act(async () => allow?.())
    await findSentence(/^New notices are shown on this device until you log out/)
    expect(sent(turnOn).map(({ body }) => body)).toEqual([address])
    expect(browser.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'BKey',
    })
    fireEvent.click(await theSwitch())
    await findSentence(/^A locked screen shows only the subject/)
    expect(sent(turnOff)).toHaveLength(1)
    expect(browser.address()).toBeNull()
    expect(localStorage.getItem('push')).toBeNull()
  })

  it('show a reader who blocked them how to allow them, and send nothing', async () => {
    const browser = aBrowser()
    browser.answer.mockImplementation(async () => (browser.says('denied'), 'denied'))
    open()
    fireEvent.click(await theSwitch())
    await findSentence(/^Your browser does not let the portal show notices\./)
    expect(sent(turnOn)).toEqual([])
  })

  it('fail with a message when the server refuses, and the browser unsubscribes', async () => {
    const browser = aBrowser('granted')
    network.on(turnOn, () => ({ status: 503, body: '{}' }))
    open()
    fireEvent.click(await theSwitch())
    await findSentence(/^Could not change this\. Try again\.$/)
    expect(browser.address()).toBeNull()
    await findSentence(/^A locked screen shows only the subject/)
  })

  it('stay on when turning off does not reach the server', async () => {
    const browser = aBrowser('granted')
    open()
    fireEvent.click(await theSwitch())
    await findSentence(/^New notices are shown on this device/)
    network.on(turnOff, () => ({ status: 503, body: '{}' }))
    fireEvent.click(await theSwitch())
    await findSentence(/^Could not change this\. Try again\.$/)
    expect(browser.address()).not.toBeNull()
    await findSentence(/^New notices are shown on this device/)
  })

  it('on at the server and without an address in the browser they are off', async () => {
    aBrowser('granted')
    isPushOn = true
    open()
    await findSentence(/^A locked screen shows only the subject/)
  })

  it('after a logout the browser has given its address up, and what it showed is closed', async () => {
    const browser = aBrowser('granted')
    open()
    fireEvent.click(await theSwitch())
    await findSentence(/^New notices are shown on this device/)
    await clearPush()
    expect(browser.shown.close).toHaveBeenCalled()
    expect(browser.address()).toBeNull()
    expect(localStorage.getItem('push')).toBeNull()
  })

  it('in Nepali', async () => {
    aBrowser()
    language.set('ne')
    onTestFinished(() => language.set('en'))
    open()
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'नयाँ सूचना यस उपकरणमा देखाउने' })).toBeDefined(),
    )
  })
})
