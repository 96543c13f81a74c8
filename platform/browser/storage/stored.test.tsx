import { describe, expect, it } from 'vitest'
import { stored } from './stored.ts'

const word = (area: () => Storage = () => localStorage) =>
  stored<string>({
    key: 'language',
    parse: (json) => (typeof json === 'string' ? json : null),
    fallback: '',
    area,
  })

describe('a stored value', () => {
  it('is what the storage holds, including writes of other code', () => {
    const [one, other] = [word(), word()]
    expect(one.get()).toBe('')
    one.set('namaste')
    expect([one.get(), other.get(), localStorage.getItem('language')]).toEqual([
      'namaste',
      'namaste',
      '"namaste"',
    ])
    other.set('dhanyabad')
    expect(one.get()).toBe('dhanyabad')
    localStorage.setItem('language', '{not understood')
    expect(one.get()).toBe('')
  })

  it('is gone when the storage was emptied, though no listener was registered', () => {
    const one = word()
    one.set('namaste')
    localStorage.clear()
    expect(one.get()).toBe('')
  })

  it('lives as long as the page where the storage refuses it', () => {
    const refused = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
    const full: Storage = {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: refused,
      removeItem: refused,
      clear: refused,
    }
    const one = word(() => full)
    one.set('namaste')
    expect(one.get()).toBe('namaste')
    one.set(null)
    expect(one.get()).toBe('')
  })

  it('notifies its listeners of a change, of another tab too', () => {
    const one = word()
    const heard: string[] = []
    const stop = one.subscribe(() => heard.push(one.get()))
    one.set('namaste')
    localStorage.setItem('language', '"from beside"')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    stop()
    one.set('unheard')
    expect(heard).toEqual(['namaste', 'from beside'])
  })
})
