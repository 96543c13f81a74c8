import { expect, it } from 'vitest'
import { isMine } from './mine.ts'

const free = { assigned: null, asked: null, forMe: null }
const assigned = { ...free, assigned: { isMine: true } }

it.each([
  ['a free item', free, false],
  ['one assigned to a colleague', { ...free, assigned: { isMine: false } }, false],
  ['one assigned to me', assigned, true],
  ['mine, while a colleague is asked', { ...assigned, asked: 'Gita' }, false],
  ['mine, with the answer', { ...assigned, forMe: {} }, true],
  ['a colleague’s, with a question to me', { ...free, asked: 'Hari', forMe: {} }, true],
] as const)('%s is mine: %o', (_, item, mine) => expect(isMine(item)).toBe(mine))
