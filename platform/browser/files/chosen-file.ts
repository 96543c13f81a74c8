import { useState } from 'react'
import { fileHeadBytes, fileType, mediaTypes } from '#platform/pure/file-type.ts'
import { shrinkImage } from './shrink-image.ts'

/** Facts of a file that a rule checks before it is sent. */
type FileFacts = { readonly type: string; readonly bytes: number }

export type ChosenFile = {
  readonly file: File | null
  /** Size before shrinking, when it was larger. */
  readonly wasBytes: number | null
  /** Why the last choice was refused. */
  readonly problem: string | null
  readonly choose: (file: File | null) => Promise<void>
}

/** A file that passed the rule of its form; photos of documents are shrunk first (DESIGN §6 File upload). */
export function useChosenFile(problemOf: (file: FileFacts) => string | null): ChosenFile {
  const [chosen, setChosen] = useState<Pick<ChosenFile, 'file' | 'wasBytes' | 'problem'>>(nothing)

  async function choose(file: File | null): Promise<void> {
    if (file === null) return setChosen(nothing)
    const known = await withTrueType(file)
    const wrongType = problemOf({ ...factsOf(known), bytes: 0 })
    if (wrongType !== null) return setChosen({ ...nothing, problem: wrongType })
    const ready = await shrinkImage(known)
    const problem = problemOf(factsOf(ready))
    if (problem !== null) return setChosen({ ...nothing, problem })
    setChosen({
      file: ready,
      wasBytes: ready.size < file.size ? file.size : null,
      problem: null,
    })
  }
  return { ...chosen, choose }
}

const nothing = { file: null, wasBytes: null, problem: null } as const

/** Of a file whose type is its true one. */
export function factsOf(file: File): FileFacts {
  return { type: file.type, bytes: file.size }
}

/** The same file under the media type that its first bytes show; '' when they show none, or cannot be read. */
export async function withTrueType(file: File): Promise<File> {
  const head = await file
    .slice(0, fileHeadBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const type = fileType(new Uint8Array(head))
  return new File([file], file.name, { type: type === null ? '' : mediaTypes[type] })
}
