import { lazy, Suspense } from 'react'
import { DashboardPage, type Stage } from '#features/dashboard/portal/DashboardPage.tsx'
import { Deadlines } from '#features/dashboard/portal/Deadlines.tsx'
import type { EntranceOnPath } from '#features/dashboard/rules/facts.ts'
import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { useEntrancesOnPath } from '#kinds/entrance/portal/entrances-on-path.ts'

// Loaded only for whom they concern: most who open this page have not come so far.
const EntranceNext = lazy(async () => ({
  default: (await import('#kinds/entrance/portal/EntranceNext.tsx')).EntranceNext,
}))
const EntrancePath = lazy(async () => ({
  default: (await import('#kinds/entrance/portal/EntrancePath.tsx')).EntrancePath,
}))
const EntranceDeadlines = lazy(async () => ({
  default: (await import('#kinds/entrance/portal/EntranceDeadlines.tsx')).EntranceDeadlines,
}))
const AdmissionNext = lazy(async () => ({
  default: (await import('#kinds/admission/portal/AdmissionNext.tsx')).AdmissionNext,
}))
const AdmissionPath = lazy(async () => ({
  default: (await import('#kinds/admission/portal/AdmissionPath.tsx')).AdmissionPath,
}))
const AdmissionDeadlines = lazy(async () => ({
  default: (await import('#kinds/admission/portal/AdmissionDeadlines.tsx')).AdmissionDeadlines,
}))
const RegistrationDeadlines = lazy(async () => ({
  default: (await import('#kinds/course-registration/portal/RegistrationDeadlines.tsx'))
    .RegistrationDeadlines,
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
      first={
        <Suspense fallback={<StillWaiting />}>
          <EntranceNext />
        </Suspense>
      }
      renderFirstPath={(profile) => (
        <Suspense fallback={<StillWaiting />}>
          <EntrancePath profile={profile} />
        </Suspense>
      )}
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
      renderDeadlines={(stage, entrances) => (
        <Suspense fallback={<StillWaiting />}>{deadlinesOf(stage, entrances)}</Suspense>
      )}
      renderSemester={(profile) => (
        <Suspense fallback={<StillWaiting />}>
          <ThisSemester profile={profile} />
        </Suspense>
      )}
    />
  )
}

function deadlinesOf(stage: Stage, entrances: readonly EntranceOnPath[]) {
  if (stage === 'first') return <EntranceDeadlines />
  if (stage === 'admission') return <AdmissionDeadlines entrances={entrances} />
  if (stage === 'enrolled') return <RegistrationDeadlines entrances={entrances} />
  return <Deadlines entrances={entrances} />
}
