import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'

const DownloadList = lazyPart(async () => ({
  default: (await import('#features/list-files/office/DownloadList.tsx')).DownloadList,
}))

/** Files of a list, below it. Have their height before they are loaded. */
export function drawListFile(of: ComponentProps<typeof DownloadList>) {
  return (
    <Suspense fallback={<div className="list-file" />}>
      <DownloadList {...of} />
    </Suspense>
  )
}
