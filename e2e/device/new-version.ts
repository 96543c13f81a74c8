import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of a build that `deploy` replaces; without its packed files, so that what is served is what was written last. */
export function copyOfBuild(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  return folder
}

let version = 1

/** Puts the next version in the place of a build: its scripts and styles have other names, the old ones are gone. */
export function deploy(folder: string): void {
  version += 1
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).filter((file) => code.test(file))
  const renamed = (text: string) =>
    names.reduce((before, name) => before.replaceAll(name, nextName(name)), text)
  for (const name of names) {
    rewrite(join(assets, name), renamed)
    renameSync(join(assets, name), join(assets, nextName(name)))
  }
  for (const page of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const scripts = inlineScripts(readFileSync(join(folder, page), 'utf8'))
    rewrite(join(folder, page), renamed)
    rewrite(join(folder, 'csp.json'), (policy) =>
      scripts.reduce(
        (before, script) => before.replace(hashOf(script), hashOf(renamed(script))),
        policy,
      ),
    )
  }
}

const code = /\.(?:js|css)$/
const nextName = (name: string) => name.replace(code, `-v${version}$&`)

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function inlineScripts(page: string): readonly string[] {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
