import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useWaited } from './use-waited.ts'

type Props = {
  /** About as many as there will be: what stands below does not move when they come. */
  readonly rows?: number
  /** The name of the page is part of what loads. */
  readonly heading?: boolean
}

/** A table that loads: its place from the first moment, still outlines after 300 ms, never taken for an empty one. */
export function LoadingRows({ rows = 6, heading = false }: Props) {
  const say = useSay()
  const waited = useWaited()
  const isSeen = waited !== 'shortly'
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">
        {isSeen && say(waited === 'long' ? blocks.loadingSlow : blocks.loading)}
      </span>
      {heading && <Outline height="h-12" bar="h-6 w-64" isSeen={isSeen} />}
      <div className={`loading-rows${isSeen ? ' card' : ''}`} aria-hidden>
        {Array.from({ length: rows + 1 }, (_, index) => (
          <Outline
            key={index}
            height="h-10"
            bar={index === 0 ? 'h-3 w-1/5' : 'h-4 w-3/5'}
            isSeen={isSeen}
          />
        ))}
        {waited === 'long' && (
          <p className="small px-4 py-2 text-muted">{say(blocks.loadingSlow)}</p>
        )}
      </div>
    </div>
  )
}

function Outline({ height, bar, isSeen }: { height: string; bar: string; isSeen: boolean }) {
  return (
    <div className={`flex items-center px-4 ${height}`} aria-hidden>
      {isSeen && <div className={`max-w-full rounded-chip bg-sunken ${bar}`} />}
    </div>
  )
}
