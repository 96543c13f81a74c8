import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { useKeys } from './keys.ts'
import { keepKeys } from './own-keys.ts'

const heard = vi.fn<(name: string) => void>()

function Part() {
  const hears = (name: string) => ({ [name]: () => heard(name) })
  useKeys({
    ...hears('j'),
    ...hears('shift+a'),
    ...hears('escape'),
    ...hears('ctrl+enter'),
    ...hears('1'),
    ...hears('/'),
    ...hears('?'),
    ...hears('arrowdown'),
  })
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Words" />
      <select aria-label="One of" />
      <input type="checkbox" aria-label="Tick" />
      <button type="button">Action</button>
    </>
  )
}

beforeEach(() => {
  heard.mockReset()
  draw(<Part />)
})
type More = Pick<KeyboardEventInit, 'shiftKey' | 'ctrlKey' | 'altKey' | 'isComposing'> & {
  readonly on?: Element
}
const press = (key: string, code = '', { on = document.body, ...more }: More = {}) =>
  fireEvent.keyDown(on, { key, code, ...more })
const calls = () => heard.mock.calls.map(([name]) => name)

describe('letter keys', () => {
  it('work on the page, on a button and on a checkbox', () => {
    press('j', 'KeyJ')
    press('j', 'KeyJ', { on: screen.getByRole('button') })
    press('j', 'KeyJ', { on: screen.getByRole('checkbox') })
    press('A', 'KeyA', { shiftKey: true })
    expect(calls()).toEqual(['j', 'j', 'j', 'shift+a'])
  })

  it.each(['Name', 'Words', 'One of'])('type in a field: %s', (label) => {
    const on = screen.getByLabelText(label)
    press('j', 'KeyJ', { on })
    press('1', 'Digit1', { on })
    expect(calls()).toEqual([])
    press('Escape', 'Escape', { on })
    press('Enter', 'Enter', { ctrlKey: true, on })
    expect(calls()).toEqual(['escape', 'ctrl+enter'])
  })

  it('follow the place of the key where the layout gives Devanagari', () => {
    press('ज', 'KeyJ')
    press('ब', 'KeyA', { shiftKey: true })
    press('१', 'Digit1')
    expect(calls()).toEqual(['j', 'shift+a', '1'])
  })

  it.each([
    ['/', '?'],
    ['।', '?'],
    ['र', 'ऱ'],
  ])(
    'of search and help are the key beside Shift, also where it gives %s and %s',
    (key, shifted) => {
      press(key, 'Slash')
      press(shifted, 'Slash', { shiftKey: true })
      expect(calls()).toEqual(['/', '?'])
    },
  )

  it('follow the letter where the layout has it elsewhere', () => {
    press('j', 'KeyC')
    expect(calls()).toEqual(['j'])
  })

  it('wait while a dialog is open, a word is composed, or Ctrl or Alt is held', () => {
    press('j', 'KeyJ', { isComposing: true })
    press('j', 'KeyJ', { ctrlKey: true })
    press('j', 'KeyJ', { altKey: true })
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    press('j', 'KeyJ')
    press('Escape', 'Escape')
    dialog.remove()
    expect(calls()).toEqual([])
  })

  it('can be switched off; arrows and Esc still work', () => {
    keepKeys(null, false)
    press('j', 'KeyJ')
    press('1', 'Digit1')
    press('ArrowDown', 'ArrowDown')
    press('Escape', 'Escape')
    keepKeys(null, true)
    expect(calls()).toEqual(['arrowdown', 'escape'])
  })
})
