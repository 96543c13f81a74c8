// node tools/checks/kind-size.ts: how much a kind of application costs: its files, its lines without tests, and the files
// outside its folder that name it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
/** Folders searched for files that name a kind. The demonstration and tests are not counted. */
const product = ['kinds', 'features', 'platform', 'apps']
const notCounted = /\.test\.tsx?$|\/testing\/|\/demo\/|Gallery\.tsx$/

export type KindSize = {
  readonly id: string
  readonly files: number
  readonly lines: number
  /** Files outside the kind's folder that import from it. */
  readonly edits: readonly string[]
}

/** The size of every kind in a checkout. */
export function kindSizes(checkout: string = root): readonly KindSize[] {
  const all = product.flatMap((folder) => filesIn(checkout, folder))
  const kinds = readdirSync(join(checkout, 'kinds'), { withFileTypes: true })
  return kinds
    .filter((each) => each.isDirectory())
    .map(({ name }) => sizeOf(name, { all, checkout }))
}

function sizeOf(
  id: string,
  { all, checkout }: { readonly all: readonly string[]; readonly checkout: string },
): KindSize {
  const read = (path: string) => readFileSync(join(checkout, path), 'utf8')
  const own = all.filter((path) => path.startsWith(`kinds/${id}/`))
  const names = new RegExp(`from '(\\./|#kinds/)${id}/`)
  return {
    id,
    files: own.length,
    lines: own.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0),
    edits: all.filter((path) => !own.includes(path) && names.test(read(path))),
  }
}

function filesIn(checkout: string, folder: string): readonly string[] {
  return readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(ts|tsx|sql|md)$/.test(path) && !notCounted.test(path))
}

if (import.meta.main)
  for (const { id, files, lines, edits } of kindSizes())
    console.log(
      `${id}: ${files} files, ${lines} lines, named in ${edits.length}: ${edits.join(', ')}`,
    )
