import { useSyncExternalStore } from 'react'

/** Room for queue and review beside each other. */
export function useWide(): boolean {
  return useMedia('(width >= 80rem)')
}

/** No room beside each other for papers and checks: everything in one column. */
export function useOneColumn(): boolean {
  return useMedia('(width < 48rem)')
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
