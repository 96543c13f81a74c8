import { lazy, Suspense } from 'react'
import { DashboardPage } from '#features/dashboard/portal/DashboardPage.tsx'
import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { useEntrancesOnPath } from '#kinds/entrance/portal/entrances-on-path.ts'

// Loaded only for whom they concern: most who open this page have not come so far.
const AdmissionNext = lazy(async () => ({
  default: (await import('#kinds/admission/portal/AdmissionNext.tsx')).AdmissionNext,
}))
const AdmissionPath = lazy(async () => ({
  default: (await import('#kinds/admission/portal/AdmissionPath.tsx')).AdmissionPath,
}))
const RegistrationNext = lazy(async () => ({
  default: (await import('#kinds/course-registration/portal/RegistrationNext.tsx'))
    .RegistrationNext,
}))
const ThisSemester = lazy(async () => ({
  default: (await import('#kinds/course-registration/portal/ThisSemester.tsx')).ThisSemester,
}))

/** The dashboard knows no kind of application; the app hands it what each kind has to say. */
export function HomePage() {
  return (
    <DashboardPage
      entrances={useEntrancesOnPath()}
      admission={
        <Suspense fallback={<StillWaiting />}>
          <AdmissionNext />
        </Suspense>
      }
      registration={
        <Suspense fallback={<StillWaiting />}>
          <RegistrationNext />
        </Suspense>
      }
      renderPath={(profile, entrance) => (
        <Suspense fallback={<StillWaiting />}>
          <AdmissionPath profile={profile} entrance={entrance} />
        </Suspense>
      )}
      renderSemester={(profile) => (
        <Suspense fallback={<StillWaiting />}>
          <ThisSemester profile={profile} />
        </Suspense>
      )}
    />
  )
}
