/** The part of Papa Parse that is used: its published types need those of Node and of the browser, which rules do not see. */
declare module 'papaparse' {
  type ParseError = { readonly type: string; readonly code: string }
  type Step = {
    readonly data: readonly string[]
    readonly errors: readonly ParseError[]
    /** Characters of the text read so far. */
    readonly meta: { readonly cursor: number }
  }
  type Config = {
    readonly delimiter: string
    readonly step: (result: Step) => void
  }
  type Writing = { readonly escapeFormulae: RegExp; readonly newline: string }
  const papa: {
    readonly parse: (text: string, config: Config) => void
    readonly unparse: (rows: readonly (readonly (string | number)[])[], config: Writing) => string
  }
  export default papa
}
