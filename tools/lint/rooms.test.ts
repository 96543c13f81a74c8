import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rooms, wrongWay } from './rooms.ts'

const root = join(import.meta.dirname, '..', '..')

describe('the order of the rooms', () => {
  it('lets a room know those below it, and itself', () => {
    expect(
      wrongWay('kinds/exam/server/kind.ts', 'features/payments/server/owed/claim.ts'),
    ).toBeNull()
    expect(wrongWay('features/desk/server/lock.ts', 'features/audit/server/audit.ts')).toBeNull()
    expect(wrongWay('features/desk/office/a.ts', 'features/desk/rules/b.ts')).toBeNull()
    expect(wrongWay('platform/browser/action/action.ts', 'node_modules/react')).toBeNull()
  })

  it('names both rooms of an import that runs back up', () => {
    const wrong = wrongWay('features/two-people/office/a.ts', 'features/desk/office/b.ts')
    expect(wrong).toContain('features/two-people lies below features/desk')
    expect(wrongWay('platform/pure/a.ts', 'features/auth/rules/facts.ts')).not.toBeNull()
    expect(wrongWay('features/auth/rules/facts.ts', 'kinds/exam/rules/facts.ts')).not.toBeNull()
  })

  it('has a place for every feature there is, each once', () => {
    const features = readdirSync(join(root, 'features')).map((name) => `features/${name}`)
    const placed = rooms.filter((room) => room.startsWith('features/'))
    expect(placed.toSorted()).toEqual(features.toSorted())
    expect(new Set(rooms).size).toBe(rooms.length)
  })

  it('is documented in docs/architecture.md as it is enforced', () => {
    const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const [, section = ''] = document.split('## The order of the rooms')
    const lines = section.split('\n').filter((line) => /^\d\. /.test(line))
    const names = lines.flatMap((line) =>
      [...line.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => name),
    )
    expect(names).toEqual(rooms.map((room) => room.replace('features/', '')))
  })
})
