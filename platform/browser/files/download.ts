import { bytesOf } from '#platform/pure/text/base64.ts'

/** Hands base64 content to the reader as a file, without a `data:` navigation. */
export function downloadBase64(base64: string, name: string, type: string): void {
  downloadBlob(fileOf(base64, name, type), name)
}

export function fileOf(base64: string, name: string, type: string): File {
  const bytes = bytesOf(base64)
  return new File([bytes], name, { type })
}

export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A chosen file as raw base64, without the `data:` prefix that the wire does not want. */
export async function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(contentOf(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable file')))
    reader.readAsDataURL(file)
  })
}

function contentOf(dataUrl: string | ArrayBuffer | null): string {
  return typeof dataUrl === 'string' ? dataUrl.replace(/^[^,]*,/, '') : ''
}
