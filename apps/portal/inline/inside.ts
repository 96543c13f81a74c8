import type { Early } from './early.ts'
import { sendEarlyRequests } from './early-requests.ts'
import { type NepaliFonts, preloadNepaliFonts } from './nepali-fonts.ts'

// In the head of every page behind the login; the build defines both.
declare const early: Early
declare const nepaliFonts: NepaliFonts

try {
  sendEarlyRequests(early)
} catch {
  // Without them the bundle sends every request itself.
}
preloadNepaliFonts(nepaliFonts).catch(() => {})
