import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Spinner } from '../frame/Spinner.tsx'
import { useWaited } from './use-waited.ts'

/** Nothing under 300 ms, then spinner and still outlines; after 8 s it says that the line is slow. */
export function Loading({ label }: { readonly label: string }) {
  const waited = useWaited()
  const say = useSay()
  if (waited === 'shortly') return <div className="min-h-40" role="status" />
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {waited === 'long' ? say(blocks.loadingSlow) : label}
      </p>
      {[1, 2, 3].map((each) => (
        <div key={each} className="card flex flex-col gap-3 p-5" aria-hidden>
          <div className="h-4 w-2/3 rounded-chip bg-sunken" />
          <div className="h-4 w-1/3 rounded-chip bg-sunken" />
        </div>
      ))}
    </div>
  )
}
