import { expect, it } from 'vitest'
import { mayDownload } from './download.ts'

it.each([
  ['AP', true],
  ['CO', true],
  ['CL', true],
  ['DR', false],
  ['IP', false],
  [null, false],
] as const)('a form in status %s may be downloaded: %s', (status, answer) => {
  expect(mayDownload(status)).toBe(answer)
})
