import { useSyncExternalStore } from 'react'

const query = '(width >= 80rem)'

/** Room for queue and review beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
