export { examCardMessages } from './card-messages.ts'
