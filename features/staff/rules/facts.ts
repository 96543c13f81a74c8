export { roleWords } from './roles.ts'
