/** Characters that the name of a part of the test may have. */
export const longestPart = 40
