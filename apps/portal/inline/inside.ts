import type { Early } from './early.ts'
import { sendEarlyRequests } from './early-requests.ts'

// In the head of every page behind the login; the build defines the paths.
declare const early: Early

try {
  sendEarlyRequests(early)
} catch {
  // Without them the bundle sends every request itself.
}
