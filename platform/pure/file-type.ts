export type FileType = 'pdf' | 'jpeg' | 'png' | 'gif' | 'webp'

/** Bytes a file of the type has at the offset (the type's own standard). */
const signatures: readonly [FileType, readonly [offset: number, bytes: string][]][] = [
  ['jpeg', [[0, '\xFF\xD8\xFF']]],
  ['png', [[0, '\x89PNG\r\n\x1A\n']]],
  ['gif', [[0, 'GIF87a']]],
  ['gif', [[0, 'GIF89a']]],
  [
    'webp',
    [
      [0, 'RIFF'],
      [8, 'WEBPVP8'],
    ],
  ],
]

/** A PDF may begin so many bytes into its file: programs put a mark of the encoding or the head of a mail before it. */
export const fileHeadBytes = 1_024

/** The type that the first bytes show, or null. Names and declared types are not looked at (SECURITY T24). */
export function fileType(content: Uint8Array): FileType | null {
  const head = textOf(content.subarray(0, fileHeadBytes))
  const found = signatures.find(([, parts]) =>
    parts.every(([offset, bytes]) => head.startsWith(bytes, offset)),
  )
  return found?.[0] ?? (head.includes('%PDF-') ? 'pdf' : null)
}

/** One character for each byte. */
function textOf(bytes: Uint8Array): string {
  return String.fromCodePoint(...bytes)
}

/** The type as HTTP names it. */
export const mediaTypes = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
} as const satisfies Record<FileType, string>
