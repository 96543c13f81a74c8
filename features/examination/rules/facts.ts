export { examCardMessages } from './card-messages.ts'
export { seatedBy } from './slot.ts'
