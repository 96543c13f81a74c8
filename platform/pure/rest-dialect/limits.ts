/** Limits of one request (SECURITY T14, T16, T19). Anything beyond is a 400, never a slow answer. */
export const limits = {
  /** Characters of one `$filter`, `$orderby`, `$select` or whole `$expand`. */
  text: 2000,
  /** Parentheses and `not` inside each other in a `$filter`. */
  filterDepth: 8,
  /** Comparisons and text matches in one `$filter`. */
  filterTerms: 20,
  /** Items of one `in (…)`. */
  inItems: 50,
  /** Shortest text `contains` may look for. */
  containsCharacters: 3,
  /** Significant digits of a number. */
  numberDigits: 15,
  /** Records of one page, and the default of `$top`. */
  top: 100,
  skip: 10_000,
  /** `$expand` inside `$expand`. */
  expandDepth: 3,
  /** Names in one `$select`, `$orderby` or level of `$expand`. */
  names: 100,
  /** Objects and arrays inside each other in a JSON body. */
  bodyDepth: 8,
} as const
