import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { writeManifest } from './app-icons.ts'
import { checkBudgets } from './budgets.ts'
import { compressFolder } from './compress.ts'
import { chunksOf, type Manifest } from './manifest.ts'
import type { Early } from '../inline/early.ts'
import { withFirstStyle } from './first-style.ts'
import { inlineScript } from './inline-scripts.ts'
import { inlineHashes, pageHtml } from './pages.ts'
import { buildServiceWorker } from './service-worker.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const portal = join(root, 'apps/portal')
const configFile = join(portal, 'vite.config.ts')
const portalFolder = join(root, 'dist/portal')
const prerenderFolder = join(root, '.cache/portal-prerender')

/** Exports of the bundled prerender.tsx. */
type Prerender = {
  readonly publicPaths: readonly string[]
  renderPublicPage(path: string): Promise<string>
  renderOutline(): string
  readonly early: Omit<Early, 'lists'>
  /** Lists that the dashboard asks for early. */
  readonly homeLists: Early['lists']
  readonly insidePaths: readonly string[]
}

/** Chunks each page needs first, besides the entry. */
export const pageModules: Readonly<Record<string, readonly string[]>> = {
  '/login': ['../../features/auth/portal/LoginPage.tsx'],
  '/signup': ['../../features/auth/portal/signup/SignupPage.tsx'],
  '/forgot-password': ['../../features/auth/portal/ForgotPasswordPage.tsx'],
  '/': ['Protected.tsx'],
  app: ['Protected.tsx'],
}

/** Builds dist/portal. Throws when a budget of DESIGN §9 is exceeded. */
export async function buildPortal(): Promise<void> {
  const manifest = await buildInto(portalFolder)
  await checkBudgets({ folder: portalFolder, manifest, pageModules })
}

/**
 * Bundle, prerendered public pages, outline of the others, csp.json with the hashes of inline scripts, and .br and .gz
 * beside every text file. `output`: what else is wished of the bundle.
 */
export async function buildInto(
  folder: string,
  output: NonNullable<InlineConfig['build']> = {},
): Promise<Manifest> {
  await Promise.all([
    build({ configFile, logLevel: 'warn', build: { ...output, outDir: folder } }),
    build({
      configFile,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: join(portal, 'prerender.tsx'),
        outDir: prerenderFolder,
        manifest: false,
        copyPublicDir: false,
      },
    }),
  ])
  const manifest = await readManifest(folder)
  const bundle = pathToFileURL(join(prerenderFolder, 'prerender.js')).href
  const prerender = (await import(bundle)) as Prerender
  const hashes = await writePages(folder, manifest, prerender)
  await writeFile(join(folder, 'csp.json'), JSON.stringify(hashes, null, 2))
  await writeManifest(folder)
  const { insidePaths } = prerender
  await buildServiceWorker({ source: portal, folder, insidePaths })
  await rm(join(folder, '.vite'), { recursive: true })
  await compressFolder(folder)
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Of inline scripts and styles (apps/server/http/portal-files.ts). */
type Hashes = { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] }

/** login.html, signup.html, forgot-password.html, index.html (home) and app.html (every other path). */
async function writePages(
  folder: string,
  manifest: Manifest,
  prerender: Prerender,
): Promise<Hashes> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const content = prerender.renderOutline()
  const inside = (lists: Early['lists']) =>
    inlineScript('inside', { early: { ...prerender.early, lists } })
  const pages = [
    {
      file: 'index.html',
      content,
      scripts: await inside(prerender.homeLists),
      page: '/',
      isPublic: false,
      afterRoot: await inlineScript('snapshot'),
    },
    { file: 'app.html', content, scripts: await inside([]), page: 'app', isPublic: false },
  ]
  const earlyForm = await inlineScript('early-form')
  for (const page of prerender.publicPaths) {
    const content = await prerender.renderPublicPage(page)
    const file = `${page.slice(1)}.html`
    pages.push({ file, content, scripts: earlyForm, page, isPublic: true })
  }
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const { file, page, isPublic, ...parts } of pages) {
    const chunks = chunksOf(manifest, pageModules[page] ?? [])
    const drawn = pageHtml({ template, manifest, chunks, ...parts })
    const html = isPublic ? await withFirstStyle(drawn, folder) : drawn
    const hashes = inlineHashes(html)
    for (const hash of hashes.scripts) scripts.add(hash)
    for (const hash of hashes.styles) styles.add(hash)
    await writeFile(join(folder, file), html)
  }
  return { scriptHashes: [...scripts], styleHashes: [...styles] }
}

if (import.meta.main) await buildPortal()
