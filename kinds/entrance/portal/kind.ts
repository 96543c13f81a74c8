import { NotebookPen } from 'lucide-react'
import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { entranceAbout } from '../rules/about.ts'
import { entranceNextMessages } from '../rules/next-messages.ts'
import { entranceSteps } from '../rules/path.ts'
import { earlyPaths, readAhead } from './entrance.queries.ts'
import { EntranceHome } from './EntranceHome.tsx'

export const entrancePortal: PortalKind = {
  pages: [
    {
      ...entranceAbout,
      icon: NotebookPen,
      group: 'apply',
      load: async () => ({ default: (await import('./EntranceExamPage.tsx')).EntranceExamPage }),
    },
  ],
  home: {
    concerns: () => true,
    Home: EntranceHome,
    opens: entranceNextMessages.opens,
    ahead: () =>
      entranceSteps({ profileComplete: false, entrance: null, today: day('1970-01-01') }),
  },
  early: earlyPaths,
  readAhead,
}
