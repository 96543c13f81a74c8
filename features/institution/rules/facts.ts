export { comeBackLater, signupNotOpen } from './sign-up-messages.ts'
export { demonstration } from './demonstration.ts'
