export { comeBackLater, signupNotOpen } from './sign-up-messages.ts'
