/** The likeness of two numbers of slips: equal, one digit differs, or two neighbouring digits are swapped. */
export type NearNumber = 'same' | 'one-digit' | 'swapped'

/** Shorter numbers are near each other by chance. */
const shortest = 4

/** Compares two numbers in their normal form; null: they are not alike. */
export function nearNumber(one: string, other: string): NearNumber | null {
  if (one === '' || one.length !== other.length) return null
  if (one === other) return 'same'
  if (one.length < shortest) return null
  const at = differingPlaces(one, other)
  const [first, second] = at
  if (at.some((place) => !isDigit(one[place]) || !isDigit(other[place]))) return null
  if (first !== undefined && second === undefined) return 'one-digit'
  return isSwap(one, other, at) ? 'swapped' : null
}

/** The places at which two texts of one length differ, at most three of them. */
function differingPlaces(one: string, other: string): readonly number[] {
  const places: number[] = []
  for (let place = 0; place < one.length && places.length < 3; place++)
    if (one[place] !== other[place]) places.push(place)
  return places
}

function isSwap(one: string, other: string, places: readonly number[]): boolean {
  const [first, second] = places
  if (places.length !== 2 || first === undefined || second !== first + 1) return false
  return one[first] === other[second] && one[second] === other[first]
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}

/** A number without the digit at a place: two that differ there only have it in common. Null: no digit is there. */
export function withoutDigit(number: string, place: number): string | null {
  if (number.length < shortest || !isDigit(number[place])) return null
  return `${number.slice(0, place)}_${number.slice(place + 1)}`
}

/** A number with the digits at a place and after it swapped; null: they are equal, or no digits. */
export function withSwapped(number: string, place: number): string | null {
  const [first, second] = [number[place], number[place + 1]]
  if (number.length < shortest || !isDigit(first) || !isDigit(second) || first === second)
    return null
  return `${number.slice(0, place)}${second}${first}${number.slice(place + 2)}`
}
