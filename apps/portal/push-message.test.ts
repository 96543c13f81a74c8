import { describe, expect, it, vi } from 'vitest'
import { openPage, pushedFrom } from './push-message.ts'

const message = {
  title: 'Your result is published',
  body: 'Read it in the portal.',
  language: 'en',
  tag: 'notice-7',
  path: '/#notifications',
}

describe('a pushed message', () => {
  it('is shown under its own tag, so that a second coming takes the place of the first', () => {
    expect(pushedFrom(message)).toEqual({
      title: 'Your result is published',
      options: {
        body: 'Read it in the portal.',
        lang: 'en',
        tag: 'notice-7',
        icon: '/icon-192.png',
        data: { path: '/#notifications' },
      },
    })
  })

  it.each([null, 'text', 7, {}, { title: '' }, { body: 'no title' }])(
    'is not understood: %j',
    (json) => {
      expect(pushedFrom(json)).toBeNull()
    },
  )

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
    'opens no other site: %s',
    (path) => {
      expect(pushedFrom({ ...message, path })?.options.data).toEqual({ path: '/' })
    },
  )
})

describe('a press on it', () => {
  const page = (url: string) => ({
    url: `https://portal.test${url}`,
    focus: vi.fn(async () => {}),
    navigate: vi.fn(async () => {}),
  })
  const at = () => ({ origin: 'https://portal.test', open: vi.fn(async () => {}) })

  it('goes to the window that shows that page', async () => {
    const [typing, home, here] = [page('/profile/generalinfo'), page('/'), at()]
    await openPage('/#notifications', [typing, home], here)
    expect(home.focus).toHaveBeenCalled()
    expect(home.navigate).toHaveBeenCalledWith('https://portal.test/#notifications')
    expect(typing.navigate).not.toHaveBeenCalled()
    expect(here.open).not.toHaveBeenCalled()
  })

  it('leaves a page open in which the reader may be typing', async () => {
    const [typing, here] = [page('/profile/generalinfo'), at()]
    await openPage('/#notifications', [typing], here)
    expect(typing.navigate).not.toHaveBeenCalled()
    expect(here.open).toHaveBeenCalledWith('https://portal.test/#notifications')
  })
})
