import {
  type UploadFacts,
  uploadProblem,
  type UploadTypes,
} from '#features/documents/rules/facts.ts'

/** JPG, PNG, WEBP only (SPEC §5 Photo and signature). */
export const imageTypes = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const satisfies UploadTypes

/** Largest size of the two pictures in pixels, in the shape of a passport photo and of a signature strip. */
export const imageShapes = {
  photo: { width: 600, height: 771, ratio: [7, 9] },
  signature: { width: 900, height: 300, ratio: [3, 1] },
} as const

export type ProfileImage = keyof typeof imageShapes
export type ImageReason = 'image-wrong-type' | 'file-too-large'

/** Why a file is refused as photo or signature, or null. */
export function imageProblem(file: UploadFacts): ImageReason | null {
  const problem = uploadProblem(file, imageTypes)
  return problem === 'file-wrong-type' ? 'image-wrong-type' : problem
}
