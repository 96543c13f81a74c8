import { MomentText } from './MomentText.tsx'

/** The person who did something, and the time beneath; for a cell of a table. */
export function ByPerson({ name, at }: { readonly name: string; readonly at: string }) {
  return (
    <>
      {name}
      <span className="small block text-muted">
        <MomentText at={at} />
      </span>
    </>
  )
}
