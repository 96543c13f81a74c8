import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kindSizes } from '../tools/checks/kind-size.ts'

const root = join(import.meta.dirname, '..')
/** Folders of the repository that the compiler needs. */
const copied = ['apps', 'features', 'kinds', 'platform', 'testing', 'tools']

let tree: string
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'vidyarthi-kind-'))
  for (const folder of copied) cpSync(join(root, folder), join(tree, folder), { recursive: true })
  for (const name of readdirSync(root))
    if (/^tsconfig.*\.json$|^package\.json$/.test(name)) cpSync(join(root, name), join(tree, name))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const contract = `import type { ApplicationAbout } from '#features/applying/rules/facts.ts'

export const throwAway = {
  id: 'throw-away',
  title: { en: 'Throw-away', ne: 'परीक्षण' },
  path: '/throw-away',
  gate: 'active-enrollment',
} as const satisfies ApplicationAbout
`

/** Files the compiler complains of, over a project of the tree. */
function complaints(project: string): readonly string[] {
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', `tsconfig.${project}.json`, '--pretty', 'false'], {
    cwd: tree,
    encoding: 'utf8',
  })
  return stdout.split('\n').flatMap((line) => /^([^\s(]+)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
}

it('a fourth kind is a folder, and the compiler names every other line it needs', () => {
  mkdirSync(join(tree, 'kinds/throw-away/rules'), { recursive: true })
  writeFileSync(join(tree, 'kinds/throw-away/rules/kind.ts'), contract)
  const registry = join(tree, 'kinds/kinds.ts')
  const before = readFileSync(registry, 'utf8')
  const after = before
    .replace(/^/, "import { throwAway } from './throw-away/rules/kind.ts'\n")
    .replace(/(export const kinds = \{)/, "$1 'throw-away': throwAway,")
  expect(after).toContain("'throw-away': throwAway,")
  writeFileSync(registry, after)
  const named = new Set(['server', 'portal'].flatMap(complaints))
  expect([...named].toSorted()).toEqual([
    'kinds/conformance.test.ts',
    'kinds/kinds.office.ts',
    'kinds/kinds.portal.ts',
    'kinds/kinds.server.ts',
  ])
}, 300_000)

it('a kind is named outside its folder in its registries only', () => {
  for (const { id, edits } of kindSizes())
    expect({ id, edits: edits.filter((path) => !/^kinds\/kinds(\.\w+)?\.ts$/.test(path)) }).toEqual(
      {
        id,
        edits: [],
      },
    )
})
