import {
  type UploadFacts,
  type UploadReason,
  uploadProblem,
  type UploadTypes,
} from '#features/documents/rules/facts.ts'

/** Allowed file types of a voucher: image or PDF (SPEC §5 Voucher file). */
export const voucherTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
} as const satisfies UploadTypes

export type FileReason = UploadReason

/** Why a file is refused as a voucher, or null. */
export function voucherFileProblem(file: UploadFacts): FileReason | null {
  return uploadProblem(file, voucherTypes)
}
