import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const shapes = '{features,kinds,platform}/**/{wire,rules,rest-dialect}/**/*.ts'

/**
 * A name for the shapes of what the device keeps: another one as soon as the code that makes them of an answer is another,
 * and the same as long as only sentences and screens have changed, so that a new version keeps what it can read.
 */
export async function copiesVersion(folder = root): Promise<string> {
  const files: string[] = []
  for await (const file of glob(shapes, { cwd: folder })) files.push(file)
  const making = files.filter((file) => !/(\.test|messages)\.ts$/.test(file)).toSorted()
  const hash = createHash('sha256')
  for (const file of making) hash.update(`${file}\n${await readFile(join(folder, file), 'utf8')}\n`)
  return hash.digest('base64url').slice(0, 12)
}
