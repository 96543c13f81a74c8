import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { RestClient } from '#platform/browser/network/rest-client.ts'
import type { ApplyingUser } from '#features/applying/wire/application.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import type { ProgramApplication, ProgramKind, ProgramOpening } from '../rules/facts.ts'

/** Data of one kind for the shared pages; each kind has one in its `portal/screen.ts`. */
export type ProgramScreen = {
  readonly kind: ProgramKind
  readonly path: `/${string}`
  readonly paymentType: PaymentType
  readonly texts: Readonly<Record<ScreenText, Message>>
  /** Draws more of the kind's own below a paid application that is neither completed nor closed; it loads when it is drawn. */
  readonly renderPaid?: (application: Pick<ProgramApplication, 'id' | 'name'>) => ReactNode
  /** Shown while the application is sent, if the kind has a text for it. */
  readonly sending?: Message
  /** The enrollment an application is made beside. Throws NothingSent, RestProblem or NoAnswer; then nothing is sent. */
  readonly enroll: (rest: RestClient, at: EnrollAt) => Promise<EnrollmentChoice>
}

/** An enrollment; null leaves it to the server. */
type EnrollmentChoice = { readonly enrollmentId: number | null }

type EnrollAt = {
  readonly opening: ProgramOpening
  readonly user: ApplyingUser
  /** The application's; what is asked for beside it takes a key made of it. */
  readonly idempotencyKey: string
}

type ScreenText =
  | 'title'
  | 'menu'
  | 'subtitle'
  | 'open-tab'
  | 'applied-tab'
  | 'apply-by'
  | 'name'
  | 'fees'
  | 'none-applied'
  | 'none-applied-help'
  | 'select-courses'
  | 'apply-done'
  | 'apply-failed'
  | 'opening-gone'
  | 'form-failed'
  | 'paid-next'
