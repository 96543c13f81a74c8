/** Devanagari characters, the joiners they need, space and dot. U+200D is needed by र्‍या. */
const devanagari = /^(?:[\u0900-\u097F .]|\u200C|\u200D)+$/

/** A name that is not Devanagari is warned about, never blocked (READINGS R-12). */
export function looksNepali(name: string): boolean {
  return devanagari.test(name.normalize('NFC').trim())
}
