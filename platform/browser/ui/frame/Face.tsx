import { initials } from '../text/initials.ts'

type Props = {
  readonly name: string
  /** Address of the photo; undefined: none, or not loaded yet. */
  readonly address: string | undefined
}

/** The photo of a person, else the initials of the name in the same place. */
export function Face({ name, address }: Props) {
  if (address !== undefined) return <img className="portrait" src={address} alt="" />
  return (
    <span className="initials portrait" aria-hidden>
      {initials(name)}
    </span>
  )
}
