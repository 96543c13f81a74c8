import { useLocation } from 'wouter'

const path = '/welcome'

/** Token of the mailed link this page was opened with; null at every other address. */
export function linkToken(): string | null {
  const token = location.hash.slice(1)
  return location.pathname === path && token !== '' ? token : null
}

/** The same, drawn again when the address changes. */
export function useLinkToken(): string | null {
  useLocation()
  return linkToken()
}
