export type { UploadFacts, UploadReason, UploadTypes } from './upload.ts'
export { acceptOf, uploadMaxBytes, uploadProblem } from './upload.ts'
export { attachmentMessages, uploadMessages } from './messages.ts'
