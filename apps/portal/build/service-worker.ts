import { oldestOfPortal } from '../../browsers.ts'
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Pages cached for a visit without a network, by the path they are requested at. */
const cachedPages = { '/': 'index.html', '/login': 'login.html', '/profile': 'app.html' } as const

type Portal = {
  /** Folder of its sources. */
  readonly source: string
  /** Folder of its built files, pages included. */
  readonly folder: string
  /** Paths behind the login. */
  readonly insidePaths: readonly string[]
}

/** Writes service-worker.js with the list of cached files: code, style, Latin fonts, icon and three pages. */
export async function buildServiceWorker({ source, folder, insidePaths }: Portal): Promise<void> {
  const files: string[] = []
  for await (const file of glob('assets/*.{js,css,woff2}', { cwd: folder })) files.push(file)
  const precached = files.filter((file) => !file.includes('devanagari')).toSorted()
  const entries = [
    // A hashed name is its own revision.
    ...precached.map((file) => ({ url: `/${file}`, revision: null })),
    { url: '/icon.svg', revision: await revisionOf(join(folder, 'icon.svg')) },
    ...(await Promise.all(
      Object.entries(cachedPages).map(async ([url, file]) => ({
        url,
        revision: await revisionOf(join(folder, file)),
      })),
    )),
  ]
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      builtFiles: JSON.stringify(entries),
      insidePaths: JSON.stringify(insidePaths),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: oldestOfPortal,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(source, 'service-worker.ts'),
        output: { entryFileNames: 'service-worker.js' },
      },
    },
  })
}

async function revisionOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
}
