import type { UploadTypes } from '#features/documents/rules/facts.ts'

/** PDF, JPEG, JPG, PNG, GIF (SPEC §5 Education). */
export const educationFileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
} as const satisfies UploadTypes

export const educationFileHint = {
  en: 'PDF, JPG, PNG or GIF, max 5 MB each',
  ne: 'पीडीएफ, जेपीजी, पीएनजी वा जीआईएफ, ५ एमबीसम्म',
} as const
