/** READINGS R-10: 5 MB is 5·1024·1024 bytes and exactly that passes. */
export const uploadMaxBytes = 5 * 1024 * 1024

/** What a voucher may be: image or PDF (SPEC §5 Voucher file). */
export const voucherTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
} as const satisfies Record<string, readonly string[]>

export type VoucherType = keyof typeof voucherTypes
export type FileReason = 'file-too-large' | 'file-wrong-type'

/** Why a file is refused, or null. `type` may be '' when the browser does not know it: then the name decides. */
export function voucherFileProblem(file: {
  name: string
  type: string
  bytes: number
}): FileReason | null {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const types: readonly (readonly [string, readonly string[]])[] = Object.entries(voucherTypes)
  const fits = types.some(
    ([type, extensions]) =>
      extensions.includes(extension) && (file.type === '' || file.type === type),
  )
  if (!fits) return 'file-wrong-type'
  return file.bytes > uploadMaxBytes ? 'file-too-large' : null
}
