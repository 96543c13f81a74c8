import { Check, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { Together } from '#platform/browser/ui/frame/Together.tsx'
import { changePasswordPath } from '#features/auth/portal/change-password-path.ts'
import { DownloadOwnData } from '#features/own-data/portal/DownloadOwnData.tsx'
import { doneSteps, missingFields, type ProfileStep, profileSteps } from '../rules/completeness.ts'
import { imageMessages, profileMessages as text } from '../rules/messages.ts'
import { addressMessages } from '../rules/address-messages.ts'
import type { Profile } from '../rules/profile.ts'
import { profileFields } from '../rules/profile-fields.ts'
import { screenMessages as screen } from '../rules/screen-messages.ts'
import { useProfileQuery } from './profile.queries.ts'
import { stepPaths } from './profile-paths.ts'

type Props = {
  readonly step: ProfileStep
  readonly children: (profile: Profile) => ReactNode
}

/** Frame of the four tabs: how many are done, the steps as links, what is missing, then the tab itself. */
export function ProfileLayout({ step, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { data: profile, isPending, refetch } = useProfileQuery()
  const count = profile ? profileSteps.filter((each) => doneSteps(profile)[each]).length : null
  return (
    <div className="flex max-w-270 flex-col gap-5">
      <PageHeader
        title={say(text.title)}
        page={`${say(text[`step-${step}`])} · ${say(text.title)}`}
      >
        {count !== null && (
          <p className="self-end text-muted">
            {say(text['steps-done'], { n: digits(count, language) })}
          </p>
        )}
      </PageHeader>
      {profile && <Steps current={step} profile={profile} />}
      {!profile && isPending ? (
        <Loading label={say(text.title)} />
      ) : (
        <Together label={say(text.title)}>
          {profile ? (
            children(profile)
          ) : (
            <Empty icon={UserRound} title={say(text.title)} help={say(text['load-failed'])}>
              <Button onClick={() => void refetch()}>{say(blocks.tryAgain)}</Button>
            </Empty>
          )}
          <Link to={changePasswordPath} className="link-button small inline-flex w-fit">
            {say(text['change-password'])}
          </Link>
          <DownloadOwnData />
        </Together>
      )}
    </div>
  )
}

type StepsProps = { readonly current: ProfileStep; readonly profile: Profile }

/** The tabs are links, in any order (DESIGN §5 Profile). */
function Steps({ current, profile }: StepsProps) {
  const say = useSay()
  const done = doneSteps(profile)
  const missing = missingWords(profile, say)
  return (
    <nav aria-label={say(screen.steps)} className="flex flex-col gap-1 max-sm:gap-3">
      <ol className="flex gap-1.5 overflow-x-auto p-1 -m-1 md:gap-2">
        {profileSteps.map((step) => (
          <li key={step} className="min-w-0 flex-1">
            <Link
              to={stepPaths[step]}
              aria-current={step === current ? 'step' : undefined}
              className={`flex min-h-12 items-start gap-x-1 border-t-4 pt-1.5 max-sm:flex-col no-underline ${look(step === current, done[step])}`}
            >
              <span className="small">{say(text[`step-${step}`])}</span>
              {done[step] && <Check className="icon mt-0.5 size-4 text-done" aria-hidden />}
              {done[step] && <span className="sr-only">, {say(blocks.done)}</span>}
            </Link>
          </li>
        ))}
      </ol>
      {missing.length === 0 ? (
        <p className="small text-muted">
          {say(screen['all-done'])} <Link to="/">{say(screen['to-home'])}</Link>
        </p>
      ) : (
        <p className="small text-muted">
          {say(screen['still-missing'], { list: missing.join(', ') })}
        </p>
      )}
    </nav>
  )
}

function look(current: boolean, done: boolean): string {
  if (current) return 'border-fill font-strong text-ink'
  return done ? 'border-done text-ink' : 'border-hairline text-muted'
}

/** Named one by one, except when much of the General tab is empty. */
function missingWords(profile: Profile, say: Say): readonly string[] {
  const general = missingFields(profile.general)
  const few = general.length <= 3
  return [
    ...(few ? general.map((name) => say(profileFields[name].label)) : [say(text['step-general'])]),
    ...(profile.hasPhoto ? [] : [say(imageMessages.photo)]),
    ...(profile.hasSignature ? [] : [say(imageMessages.signature)]),
    ...addressWords(profile, say),
    ...(profile.educationRecords > 0 ? [] : [say(text['step-education'])]),
  ]
}

function addressWords(profile: Profile, say: Say): readonly string[] {
  if (profile.hasPermanentAddress && profile.hasTemporaryAddress) return []
  if (!profile.hasPermanentAddress && !profile.hasTemporaryAddress)
    return [say(text['step-address'])]
  return [say(addressMessages[profile.hasPermanentAddress ? 'Temporary' : 'Permanent'])]
}
