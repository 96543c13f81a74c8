import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const shapes = '{features,kinds,platform}/**/{wire,rules,rest-dialect}/**/*.ts'

/**
 * Names the version of the saved copies on the device. It changes with the code that makes copies from answers.
 * It stays the same if only texts and screens change, so that a new version can still read the copies.
 */
export async function copiesVersion(folder = root): Promise<string> {
  const files: string[] = []
  for await (const file of glob(shapes, { cwd: folder })) files.push(file)
  const making = files.filter((file) => !/(\.test|messages)\.ts$/.test(file)).toSorted()
  const hash = createHash('sha256')
  for (const file of making) hash.update(`${file}\n${await readFile(join(folder, file), 'utf8')}\n`)
  return hash.digest('base64url').slice(0, 12)
}
