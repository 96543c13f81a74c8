// Which tests a change of some files concerns: by what imports what, and by the names of the touched modules.
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const code = '{apps,bench,e2e,features,kinds,platform,testing,tools}/**/*.{ts,tsx,mjs}'
/** They import every module; a change of one would concern every test of the server. */
const isComposition = /^(?:apps\/|kinds\/kinds\.|testing\/)/
const isTest = /\.test\.tsx?$/
const isSpec = /^e2e\/.*\.spec\.ts$/
const specifiers = /(?:from|import)\s*\(?\s*'(#[^']+|\.{1,2}\/[^']+)'/g

/** Unit, server and component tests of a change, and the end-to-end tests named after a touched module. */
export function relatedTests(root, changed) {
  const files = globSync(code, { cwd: root })
  const importers = importersOf(root, files)
  const reached = new Set(changed)
  for (const file of reached) {
    if (isComposition.test(file) && !changed.includes(file)) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  const modules = new Set(changed.map(moduleOf).filter((name) => name !== null))
  const beside = files.filter((file) => modules.has(moduleOf(file)))
  const tests = [...reached, ...beside].filter((file) => isTest.test(file))
  const names = [...modules].map((name) => posix.basename(name))
  const specs = files.filter(
    (file) => isSpec.test(file) && (reached.has(file) || names.some((name) => isAbout(file, name))),
  )
  return { tests: [...new Set(tests)].toSorted(), specs: specs.toSorted() }
}

function importersOf(root, files) {
  const known = new Set(files)
  const importers = new Map()
  for (const file of files)
    for (const [, specifier] of readFileSync(join(root, file), 'utf8').matchAll(specifiers)) {
      const imported = specifier.startsWith('#')
        ? specifier.slice(1)
        : posix.join(posix.dirname(file), specifier)
      if (known.has(imported)) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  return importers
}

/** `features/payments`, `kinds/exam`, `platform/server/mail`; null outside them. */
function moduleOf(file) {
  return /^(?:features|kinds|platform\/\w+)\/[^/.]+(?=\/)/.exec(file)?.[0] ?? null
}

/** `office-library.spec.ts` is about `library`, `exam-card.spec.ts` about `exam`. */
function isAbout(file, name) {
  return `-${posix.basename(file, '.spec.ts')}-`.includes(`-${name}-`)
}
