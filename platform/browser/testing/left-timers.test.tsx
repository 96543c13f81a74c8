import { describe, expect, it } from 'vitest'
import { wait } from '../network/wait.ts'

let isFired = false

describe('a timer that a test leaves behind', () => {
  it('is started', () => {
    setTimeout(() => (isFired = true), 20)
  })

  it('does not fire in the next one', async () => {
    await wait(60)
    expect(isFired).toBe(false)
  })
})
