// node tools/checks/test-size.ts: lines of tests for each line of code: of the tree, of browser code, of each module.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const sources = '{apps,bench,e2e,features,kinds,platform,testing,tools}/**/*.{ts,tsx,mjs}'
const isTest = /\.(test|spec)\.tsx?$|\/testing\/|^testing\/|^e2e\//
const isBrowser = /(^|\/)(portal|office|browser)\//
const isComponentTest = /\.test\.tsx$/

export type TestSize = { readonly name: string; readonly code: number; readonly tests: number }

/** Every module of a checkout, then browser code with its component tests and units, then all of it. */
export function testSizes(checkout: string = root): readonly TestSize[] {
  const files = globSync(sources, { cwd: checkout }).map((path) => ({
    path,
    lines: readFileSync(join(checkout, path), 'utf8').split('\n').length - 1,
  }))
  const sizeOf = (name: string, isIn: (path: string) => boolean): TestSize => {
    const sum = (tests: boolean) =>
      files
        .filter(({ path }) => isIn(path) && isTest.test(path) === tests)
        .reduce((total, { lines }) => total + lines, 0)
    return { name, code: sum(false), tests: sum(true) }
  }
  const rooms = [...new Set(files.map(({ path }) => roomOf(path)))].toSorted()
  return [
    ...rooms.map((room) => sizeOf(room, (path) => roomOf(path) === room)),
    sizeOf('in browsers', (path) => isBrowser.test(path) || isComponentTest.test(path)),
    sizeOf('all', () => true),
  ]
}

/** `features/payments`, `kinds/exam`, else the top folder. */
function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/')
  return top === 'features' || top === 'kinds' ? `${top}/${second}` : top
}

if (import.meta.main)
  for (const { name, code, tests } of testSizes())
    console.log(`${name}: ${tests} lines of tests for ${code} of code, ${ratio(tests, code)}`)

function ratio(tests: number, code: number): string {
  return code === 0 ? '-' : (tests / code).toFixed(2)
}
