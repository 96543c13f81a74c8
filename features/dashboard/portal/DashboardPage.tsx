import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import { PageHeader } from '#platform/browser/ui/PageHeader.tsx'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import { Together } from '#platform/browser/ui/Together.tsx'
import { blocks } from '#platform/browser/messages.ts'
import { Spinner } from '#platform/browser/ui/Spinner.tsx'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useInstitutionName } from '#features/institution/portal/settings.ts'
import { useProfileQuery } from '#features/profile/portal/profile.queries.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import {
  type EntranceOnPath,
  entranceThatMatters,
  mayBeAdmitted,
} from '../rules/path-to-admission.ts'
import { AccountInfo } from './AccountInfo.tsx'
import { EnrollmentNotKnown } from './EnrollmentNotKnown.tsx'
import { useFirstName } from './first-name.ts'
import { NextStep } from './NextStep.tsx'
import { Notifications } from './Notifications.tsx'
import { PathCard } from './PathCard.tsx'

/** How far the student has come; what is shown is decided by it. */
export type Stage = 'first' | 'entrance' | 'admission' | 'enrolled'

type Props = {
  /** The student's entrance applications; null while they are not known. */
  readonly entrances: readonly EntranceOnPath[] | null
  /** The next step and the path of somebody who has applied for no entrance yet. */
  readonly first: ReactNode
  readonly renderFirstPath: (profile: Profile) => ReactNode
  /** The next step once an entrance leads to an admission, and the one once enrolled. */
  readonly admission: ReactNode
  readonly registration: ReactNode
  /** The path of somebody who may be admitted: the admission's part of it is the admission's to know. */
  readonly renderPath: (profile: Profile, entrance: EntranceOnPath) => ReactNode
  /** Days to know at this stage. */
  readonly renderDeadlines: (stage: Stage, entrances: readonly EntranceOnPath[]) => ReactNode
  /** This semester's tasks, once enrolled. */
  readonly renderSemester: (profile: Profile) => ReactNode
}

/** Home: whose turn it is, the path, deadlines, the account to pay to, notices (SPEC §2 Dashboard). */
export function DashboardPage(props: Props) {
  const { data: profile, isError, refetch } = useProfileQuery()
  if (!profile) return <NotLoaded onRetry={isError ? () => void refetch() : null} />
  return <Loaded {...props} profile={profile} />
}

type LoadedProps = Props & { readonly profile: Profile }

function Loaded({ profile, entrances, ...parts }: LoadedProps) {
  const say = useSay()
  const { enrollment, isPending, onRetry } = useEnrollmentLookup()
  const enrolled = enrollment !== null && enrollment !== undefined
  const entrance = entrances === null ? null : entranceThatMatters(entrances)
  const stage = stageOf(entrance, enrolled)
  // Nothing below may jump when the first card arrives, so the cards come together.
  if (profile.complete && (entrances === null || isPending))
    return (
      <div className="flex flex-col gap-5">
        <Greeting profile={profile} />
        <Loading label={say(text.loading)} />
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <Greeting profile={profile} />
      <Together label={say(text.loading)}>
        {onRetry === undefined ? (
          <NextStep profile={profile} entrance={entrance} enrolled={enrolled} {...parts} />
        ) : (
          <EnrollmentNotKnown onRetry={onRetry} />
        )}
        {profile.complete ? (
          <Cards
            path={<Path profile={profile} entrance={entrance} stage={stage} {...parts} />}
            deadlines={parts.renderDeadlines(stage, entrances ?? [])}
          />
        ) : (
          <PathCard profile={profile} entrance={null} />
        )}
      </Together>
    </div>
  )
}

function stageOf(entrance: EntranceOnPath | null, enrolled: boolean): Stage {
  if (enrolled) return 'enrolled'
  if (entrance === null) return 'first'
  return mayBeAdmitted(entrance) ? 'admission' : 'entrance'
}

type PathProps = Pick<Props, 'renderFirstPath' | 'renderPath' | 'renderSemester'> & {
  readonly profile: Profile
  readonly entrance: EntranceOnPath | null
  readonly stage: Stage
}

function Path({ profile, entrance, stage, ...parts }: PathProps) {
  if (stage === 'enrolled') return parts.renderSemester(profile)
  if (entrance === null) return parts.renderFirstPath(profile)
  if (stage === 'admission') return parts.renderPath(profile, entrance)
  return <PathCard profile={profile} entrance={entrance} />
}

type CardsProps = {
  /** The way to an admission, or this semester's tasks. */
  readonly path: ReactNode
  readonly deadlines: ReactNode
}

/** Two columns from 1280 px; in one column path, deadlines, account, notices (DESIGN §4). */
function Cards({ path, deadlines }: CardsProps) {
  return (
    <div className="grid gap-5 xl:grid-cols-[1.55fr_1fr] xl:items-start">
      <div className="contents xl:flex xl:flex-col xl:gap-5">
        <div className="order-1 empty:hidden">{path}</div>
        <div className="order-4">
          <Notifications />
        </div>
      </div>
      <div className="contents xl:flex xl:flex-col xl:gap-5">
        <div className="order-3">
          <AccountInfo />
        </div>
        <div className="order-2 xl:order-4">{deadlines}</div>
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
