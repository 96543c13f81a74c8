import { expect, it } from 'vitest'
import { decideEnding } from './end.ts'

it.each([
  [true, false, false, 'allowed'],
  [false, false, false, 'refused'],
  [true, true, false, 'refused'],
  [true, false, true, 'refused'],
])('ending an enrollment, confirmed %s, passed %s, dropped %s: %s', (...row) => {
  const [confirmed, passedOut, droppedOut, answer] = row
  expect(decideEnding({ confirmed, passedOut, droppedOut }).is).toBe(answer)
})
