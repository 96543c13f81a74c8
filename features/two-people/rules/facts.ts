export { isOwnEntry } from './proposal.ts'
