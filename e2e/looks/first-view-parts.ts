import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { buildInto, pageModules } from '#apps/portal/build/build-portal.ts'
import { chunksOf, entryChunks } from '#apps/portal/build/manifest.ts'
import { logIn } from '../student-actions.ts'
import { openUniversity } from '../university.ts'
import { medianTimes, openSlowPhone } from './script-time.ts'

/**
 * Measures the cost of each package in the first view of login and dashboard: kB minified and gzipped, and milliseconds
 * of its own functions until the page is quiet, on a processor four times slower; median of five visits. Builds the
 * portal once more for that, with a file for every package; our own code stays in its usual files.
 */
const visits = 5
const folder = mkdtempSync(join(tmpdir(), 'first-view-'))
const postgres = await temporaryCluster()
process.env['TEST_DATABASE_URL'] = postgres.url
process.env['NODE_ENV'] = 'production' // React weighs twice as much in tests
try {
  const packages = {
    name: packageOf,
    debugName: 'packages',
    test: /node_modules/,
    priority: 9,
    // Else a package's file holds what it imports as well.
    includeDependenciesRecursively: false,
  }
  const groups = [packages]
  const output = { codeSplitting: { groups } }
  const manifest = await buildInto(folder, { rolldownOptions: { output } })
  const at = await openUniversity({ portalFolder: folder })
  const { page, close } = await openSlowPhone(at.origin)
  for (const path of ['/login', '/']) {
    if (path === '/') await logIn(page, (await at.student()).email)
    const times = await medianTimes(page, path, visits)
    const files = new Set([
      ...entryChunks(manifest),
      ...chunksOf(manifest, pageModules[path] ?? []),
    ])
    await print(path, files, times)
  }
  await close()
  await at.close()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

/** `@tanstack/query-core` of a module's path. */
function packageOf(module: string): string | null {
  const inside = module.split('node_modules/').at(-1) ?? ''
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0]
  return name === undefined ? null : `package-${name.replace('/', '+')}`
}

/** The files a page names itself with their bytes; code that came later, the browser and its waste with their time alone. */
async function print(
  path: string,
  files: ReadonlySet<string>,
  times: ReadonlyMap<string, number>,
): Promise<void> {
  const lines = await Promise.all(
    [...new Set([...files, ...times.keys()])].map(async (file) => {
      const bytes = files.has(file) ? (await stat(join(folder, `${file}.gz`))).size : null
      return { name: nameOf(file), bytes, ms: times.get(file) ?? 0 }
    }),
  )
  console.log(`\n${path}`.padEnd(45), 'kB gz', '   ms')
  for (const { name, bytes, ms } of lines.toSorted((one, other) => other.ms - one.ms))
    console.log(
      name.padEnd(44),
      (bytes === null ? '' : (bytes / 1000).toFixed(1)).padStart(5),
      ms.toFixed(1).padStart(6),
    )
}

/** `react-dom` of `assets/package-react-dom-B1cD2e3F.js`. */
function nameOf(file: string): string {
  return file.replace(/^assets\/(package-)?(.+)-[\w-]{8}\.js$/, '$2').replace('+', '/')
}
