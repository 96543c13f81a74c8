import { EducationEditor } from './EducationEditor.tsx'
import { ProfileLayout } from '../ProfileLayout.tsx'
import { SavedRecords } from './SavedRecords.tsx'

/** A form for one record and the list of saved ones (SPEC §2 Profile). */
export function EducationPage() {
  return (
    <ProfileLayout step="education">
      {(profile) => (
        <div className="grid items-start gap-5 xl:grid-cols-[1fr_22rem]">
          <div className="xl:order-2">
            <SavedRecords records={profile.education} />
          </div>
          <EducationEditor profile={profile} />
        </div>
      )}
    </ProfileLayout>
  )
}
