/** No official pattern is public: digits of both scripts, dashes, slashes and blanks (reference/nepal.md §5). */
const nepali = /^[\d०-९][\d०-९/ -]{2,23}[\d०-९]$/
/** A person who is not a citizen of Nepal gives a passport number, which may contain A–Z. */
const passport = /^[A-Z\d०-९][A-Z\d०-९/ -]{2,23}[A-Z\d०-९]$/i

/** 4 to 25 characters, first and last a digit; in a passport number of a foreign student also A–Z. */
export function citizenshipNumberProblem(
  text: string,
  nationality: string,
): 'citizenship-number-invalid' | null {
  const shape = isNepali(nationality) ? nepali : passport
  return shape.test(text.trim()) ? null : 'citizenship-number-invalid'
}

function isNepali(nationality: string): boolean {
  const text = nationality.trim()
  return text === '' || /^(nepal|नेपाल)/i.test(text)
}
