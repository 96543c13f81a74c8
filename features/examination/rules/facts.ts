export { examCardMessages } from './card-messages.ts'
export { overlaps, seatedBy, type Slot } from './slot.ts'
