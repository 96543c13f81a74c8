import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { AfterPaint } from '#platform/browser/ui/frame/AfterPaint.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { StillWaiting, Together } from '#platform/browser/ui/frame/Together.tsx'
import { blocks } from '#platform/browser/messages.ts'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useInstitutionName } from '#features/institution/portal/settings.ts'
import { useProfileQuery } from '#features/profile/portal/profile.queries.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { AskKinds } from './AskKinds.tsx'
import type { AtHome, HomeWords } from './at-home.ts'
import { Deadlines } from './Deadlines.tsx'
import { Drawn } from './Drawn.tsx'
import { EnrollmentNotKnown } from './EnrollmentNotKnown.tsx'
import { useFirstName } from './first-name.ts'
import { CompleteProfile, NextStep } from './NextStep.tsx'
import { Notifications } from './Notifications.tsx'
import { PathCard } from './PathCard.tsx'
import { SemesterCard } from './SemesterCard.tsx'

/** After the first view: the page is there before the QR codes of the accounts. */
const AccountInfo = lazyPart(async () => ({
  default: (await import('./accounts/AccountInfo.tsx')).AccountInfo,
}))

/** Home: next step, path, deadlines, account to pay to, notifications (SPEC §2 Dashboard). It knows no kind. */
export function DashboardPage({ kinds }: { readonly kinds: readonly AtHome[] }) {
  const { data: profile, isError, refetch } = useProfileQuery()
  if (!profile) return <NotLoaded onRetry={isError ? () => void refetch() : null} />
  return (
    <div className="flex flex-col gap-5">
      <Greeting profile={profile} />
      {profile.complete ? (
        <Loaded profile={profile} kinds={kinds} />
      ) : (
        <>
          <CompleteProfile opens={kinds.flatMap(({ opens }) => opens ?? [])} />
          <PathCard
            profile={profile}
            steps={kinds.flatMap(({ ahead }) => ahead({ is: 'ahead' }))}
          />
          <Drawn />
        </>
      )}
    </div>
  )
}

type LoadedProps = { readonly profile: Profile; readonly kinds: readonly AtHome[] }

function Loaded({ profile, kinds }: LoadedProps) {
  const say = useSay()
  const { enrollment, isPending, onRetry } = useEnrollmentLookup()
  const isEnrolled = enrollment !== null && enrollment !== undefined
  // Nothing below may jump when the first card arrives, so the cards come together.
  if (isPending) return <Loading label={say(text.loading)} />
  return (
    <Together label={say(text.loading)} whenSeen={<Drawn />}>
      <AskKinds kinds={kinds} student={{ profile, isEnrolled }}>
        {(texts) => (
          <>
            {onRetry === undefined ? (
              <NextStep texts={texts} />
            ) : (
              <EnrollmentNotKnown onRetry={onRetry} />
            )}
            <Cards
              path={<Path profile={profile} isEnrolled={isEnrolled} texts={texts} />}
              deadlines={
                <Deadlines
                  all={texts.flatMap(({ deadlines }) => deadlines)}
                  isKnown={
                    onRetry === undefined && texts.every((words) => words.onRetry === undefined)
                  }
                />
              }
            />
          </>
        )}
      </AskKinds>
    </Together>
  )
}

type PathProps = {
  readonly profile: Profile
  readonly isEnrolled: boolean
  readonly texts: readonly HomeWords[]
}

/** The way to an admission, or once enrolled this semester's tasks. */
function Path({ profile, isEnrolled, texts }: PathProps) {
  if (texts.some(({ isPending }) => isPending)) return <StillWaiting />
  if (isEnrolled)
    return <SemesterCard profile={profile} tasks={texts.flatMap(({ tasks }) => tasks)} />
  if (texts.some(({ steps }) => steps === null)) return null
  return <PathCard profile={profile} steps={texts.flatMap(({ steps }) => steps ?? [])} />
}

type CardsProps = {
  /** The way to an admission, or this semester's tasks. */
  readonly path: ReactNode
  readonly deadlines: ReactNode
}

/** Two columns from 1024 px; in one column path, deadlines, account, notifications (DESIGN §4). */
function Cards({ path, deadlines }: CardsProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_19.5rem] lg:items-start xl:grid-cols-[1.55fr_1fr]">
      <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5">
        <div className="order-1 empty:hidden">{path}</div>
        <div className="order-4">
          <AfterPaint>
            <Notifications />
          </AfterPaint>
        </div>
      </div>
      <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5">
        <div className="order-3">
          <AfterPaint>
            <AccountInfo />
          </AfterPaint>
        </div>
        <div className="order-2 empty:hidden lg:order-4">
          <AfterPaint>{deadlines}</AfterPaint>
        </div>
      </div>
    </div>
  )
}

function Greeting({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const institution = useInstitutionName()
  const name = useFirstName(profile)
  return (
    <PageHeader
      title={say(text.greeting, { name })}
      page={say(text.title)}
      subtitle={institution === '' ? '\u00a0' : say(text.welcome, { institution })}
    >
      {profile.complete && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:w-full lg:flex-col lg:items-end">
          <span className="small text-muted">{say(text['registration-number'])}</span>
          {profile.registrationNumber === '' ? (
            <StatusChip tone="waiting">{say(text['not-verified'])}</StatusChip>
          ) : (
            <StatusChip tone="done">{profile.registrationNumber}</StatusChip>
          )}
        </div>
      )}
    </PageHeader>
  )
}

/** Before the profile is there, and when it cannot be had (READINGS R-59). */
function NotLoaded({ onRetry }: { readonly onRetry: (() => void) | null }) {
  const say = useSay()
  return (
    <div className="flex flex-col items-start gap-4">
      <PageHeader title={say(text.title)} />
      <p role="status" className="flex items-center gap-3">
        {onRetry === null && <Spinner />}
        {say(text.loading)}
      </p>
      {onRetry !== null && <Button onClick={onRetry}>{say(blocks.tryAgain)}</Button>}
    </div>
  )
}
