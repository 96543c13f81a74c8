import { useSyncExternalStore } from 'react'

/** Room for queue and review beside each other. */
export function useWide(): boolean {
  return useMedia('(width >= 80rem)')
}

/** True if there is no room for files and checks beside each other: everything is in one column. */
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
