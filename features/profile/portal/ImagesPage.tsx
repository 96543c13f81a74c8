import { useSay } from '#platform/browser/language.ts'
import { ActionBar } from '#platform/browser/ui/control/ActionBar.tsx'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { screenMessages as screen } from '../rules/screen-messages.ts'
import { ImageCard } from './ImageCard.tsx'
import { stepPaths } from './profile-paths.ts'
import { ProfileLayout } from './ProfileLayout.tsx'

/** Photo and signature; each is sent as soon as it is cropped (SPEC §2 Profile). */
export function ImagesPage() {
  const say = useSay()
  return (
    <ProfileLayout step="images">
      {(profile) => (
        <div className="flex flex-col gap-5">
          <div className="grid items-start gap-5 md:grid-cols-2">
            <ImageCard which="photo" profile={profile} />
            <ImageCard which="signature" profile={profile} />
          </div>
          <ActionBar>
            <p className="small flex-1 text-muted">
              {!profile.complete && say(screen['come-back'])}
            </p>
            <ButtonLink to={stepPaths.address}>{say(screen.next)}</ButtonLink>
          </ActionBar>
        </div>
      )}
    </ProfileLayout>
  )
}
