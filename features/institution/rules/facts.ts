export { comeBackLater, signupNotOpen } from './sign-up-messages.ts'
export { pictureOn } from './picture.ts'
export { pictureText } from './picture-messages.ts'
export { demonstration } from './demonstration.ts'
