/** Part of Vite's manifest that we read. */
export type Manifest = Readonly<Record<string, ManifestEntry>>
type ManifestEntry = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export const entryModule = 'index.html'

/** Files of the given modules and of everything they import statically, each once. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const entry = manifest[name]
    if (entry === undefined) throw new Error(`${name} is not in the manifest`)
    if (seen.has(name)) return
    seen.add(name)
    for (const each of entry.imports ?? []) visit(each)
  }
  for (const name of modules) visit(name)
  return [...seen].map((name) => manifest[name]?.file ?? '')
}

export function entryChunks(manifest: Manifest): readonly string[] {
  return chunksOf(manifest, [entryModule])
}

export function styleFiles(manifest: Manifest): readonly string[] {
  return manifest[entryModule]?.css ?? []
}
