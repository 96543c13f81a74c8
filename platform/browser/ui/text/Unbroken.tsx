/** `R-2083/84-000004`, `2082-4-17-0093`: a hyphen inside of a number is no place to break a line. */
const number = /(\b[A-Z0-9]+(?:-[0-9]+(?:\/[0-9]+)?)+\b)/

/** A sentence whose numbers each stay on one line. */
export function Unbroken({ text }: { readonly text: string }) {
  // Split by what is captured: every second part is a number.
  return text.split(number).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // eslint-disable-next-line react/no-array-index-key
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
