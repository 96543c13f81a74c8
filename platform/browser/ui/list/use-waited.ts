import { useEffect, useState } from 'react'

const quietMs = 300
const slowMs = 8_000

/** Length of the wait: under 300 ms nothing is shown, after 8 s the connection is called slow. */
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
