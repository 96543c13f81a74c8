/** True if this device can share PDF files with other apps. */
export function canShareFiles(): boolean {
  const sample = new File([], 'sample.pdf', { type: 'application/pdf' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}

/** Opens the device's own sheet; who closes it again has shared nothing, which is no failure. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}
