import { useState } from 'react'
import type { EvidenceFile } from '#features/desk/wire/evidence.ts'

/** Which files of an item have been on the screen since it was opened. */
export function useSeenFiles(files: readonly EvidenceFile[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  return {
    hasSeenOne: files.length === 0 || seen.size > 0,
    hasSeenAll: files.every((file) => seen.has(nameOf(file))),
    see: (file: EvidenceFile) =>
      setSeen((before) => (before.has(nameOf(file)) ? before : new Set([...before, nameOf(file)]))),
  }
}

function nameOf({ model, record, name }: EvidenceFile): string {
  return `${model}/${record}/${name}`
}
