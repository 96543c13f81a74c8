import { useEffect, useState } from 'react'

const quietMs = 300
const slowMs = 8_000

/** How long somebody has waited: under 300 ms nothing is said, after 8 s the line is slow. */
export function useWaited(): 'shortly' | 'noticeably' | 'long' {
  const [waited, setWaited] = useState<'shortly' | 'noticeably' | 'long'>('shortly')
  useEffect(() => {
    const noticed = setTimeout(() => setWaited('noticeably'), quietMs)
    const long = setTimeout(() => setWaited('long'), slowMs)
    return () => {
      clearTimeout(noticed)
      clearTimeout(long)
    }
  }, [])
  return waited
}
