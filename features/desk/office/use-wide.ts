import { useSyncExternalStore } from 'react'

/** True if queue and review fit beside each other. */
export function useWide(): boolean {
  return useMedia('(width >= 80rem)')
}

/** True if files and checks do not fit beside each other: all content is in one column. */
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
