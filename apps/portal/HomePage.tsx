import { DashboardPage } from '#features/dashboard/portal/DashboardPage.tsx'
import { useEntrancesOnPath } from '#kinds/entrance/portal/entrances-on-path.ts'

/** The dashboard knows no kind of application; the app hands it the entrances. */
export function HomePage() {
  return <DashboardPage entrances={useEntrancesOnPath()} />
}
