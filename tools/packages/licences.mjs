// npm run licences: every package that the server or the browsers run, by its licence; exit code 1 for one that is not known here.
// The bill of materials for scanners: npm sbom --sbom-format=cyclonedx --omit=dev
import { readFileSync } from 'node:fs'

/** Licences that the product may be delivered with. LGPL is sharp's libvips: a shared library that can be replaced. */
const accepted =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT(-0)?|OFL-1\.1|Python-2\.0|Unlicense|Zlib)$/
/** Packages whose package.json names none, with what their own files say. */
const named = { 'combine-errors': 'MIT', 'png-js': 'MIT' }

/** Licence → packages with their versions, of a lock file. */
export function licencesOf(lock) {
  const delivered = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev)
  return Map.groupBy(
    delivered.map(([place, { version, license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? named[name] ?? 'none' }
    }),
    ({ licence }) => licence,
  )
}

/** True for one licence, for a choice with an accepted one, and for several that are all accepted. */
export function isAccepted(licence) {
  const parts = licence.replaceAll(/[()]/g, '')
  const isOne = (each) => accepted.test(each.trim())
  return parts.split(' OR ').some((choice) => choice.split(' AND ').every(isOne))
}

if (import.meta.main) {
  const file = new URL('../../package-lock.json', import.meta.url)
  const groups = licencesOf(JSON.parse(readFileSync(file, 'utf8')))
  for (const [licence, packages] of [...groups].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const mark = isAccepted(licence) ? '' : ' NOT ACCEPTED'
    console.log(`${licence}${mark} (${packages.length})`)
    console.log(`  ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}`)
    if (mark !== '') process.exitCode = 1
  }
}
