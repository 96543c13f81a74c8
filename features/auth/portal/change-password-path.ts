/** Protected page that a one-time password opens, and nothing else (SECURITY, Reset rule 3). */
export const changePasswordPath = '/profile/reset-password'
