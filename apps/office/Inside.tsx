import { lazy, Suspense } from 'react'
import { Link, Redirect, Route, Switch, useLocation } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { Empty } from '#platform/browser/ui/Empty.tsx'
import { Spinner } from '#platform/browser/ui/Spinner.tsx'
import { CircleHelp } from 'lucide-react'
import { useQueues } from '#features/desk/office/desk.queries.ts'
import { QueuePage } from '#features/desk/office/QueuePage.tsx'
import type { DeskQueue } from '#features/desk/wire/desk.ts'
import type { Desk } from '#features/staff/office/session.ts'
import { areasOf } from './areas.ts'
import { Frame } from './Frame.tsx'
import { officeText as text } from './messages.ts'

const AccountsPage = lazy(async () => ({
  default: (await import('#features/staff/office/AccountsPage.tsx')).AccountsPage,
}))
const SessionsPage = lazy(async () => ({
  default: (await import('#features/staff/office/SessionsPage.tsx')).SessionsPage,
}))
const AccountPage = lazy(async () => ({
  default: (await import('#features/staff/office/AccountPage.tsx')).AccountPage,
}))
const AuditPage = lazy(async () => ({
  default: (await import('#features/audit/office/AuditPage.tsx')).AuditPage,
}))
const ProposalsPage = lazy(async () => ({
  default: (await import('#features/two-people/office/ProposalsPage.tsx')).ProposalsPage,
}))
const StudentsPage = lazy(async () => ({
  default: (await import('#features/students/office/StudentsPage.tsx')).StudentsPage,
}))
const StudentFilePage = lazy(async () => ({
  default: (await import('#features/students/office/StudentFilePage.tsx')).StudentFilePage,
}))
const StudentTabs = lazy(async () => ({
  default: (await import('#features/students/office/StudentTabs.tsx')).StudentTabs,
}))
const OverviewPage = lazy(async () => ({
  default: (await import('#features/desk/office/OverviewPage.tsx')).OverviewPage,
}))
const ResultsArea = lazy(async () => ({
  default: (await import('./ResultsArea.tsx')).ResultsArea,
}))

/** Every screen behind the login, by address. What a role has no area for is not here. */
export function Inside({ desk }: { readonly desk: Desk }) {
  const [path] = useLocation()
  const areas = areasOf(desk.role)
  const mayUse = (area: string) => areas.some((each) => each.path === area)
  const home = areas[0]?.path ?? '/account'
  return (
    <Frame desk={desk} parts={<Parts path={path} />}>
      <Suspense fallback={<Spinner />}>
        <Switch>
          <Route path="/">
            <Redirect to={home} replace />
          </Route>
          {mayUse('/overview') && <Route path="/overview" component={OverviewPage} />}
          {mayUse('/queues') && (
            <Route path="/queues/:queue?/:record?">
              {({ queue, record }) => <Queue id={queue} record={record} />}
            </Route>
          )}
          <Route path="/students" component={StudentsPage} />
          <Route path="/students/:id">
            {({ id }) => <StudentFilePage key={id} id={Number(id)} />}
          </Route>
          {mayUse('/results') && (
            <Route path="/results/*?">
              <ResultsArea />
            </Route>
          )}
          {mayUse('/second') && <Route path="/second" component={ProposalsPage} />}
          {mayUse('/control') && <Route path="/control/audit" component={AuditPage} />}
          {mayUse('/control') && <Route path="/control/staff" component={AccountsPage} />}
          {mayUse('/control') && <Route path="/control/sessions" component={SessionsPage} />}
          {mayUse('/control') && (
            <Route path="/control">
              <Redirect to="/control/audit" replace />
            </Route>
          )}
          <Route path="/account" component={AccountPage} />
          <Route>
            <NoPage />
          </Route>
        </Switch>
      </Suspense>
    </Frame>
  )
}

/** The second row: queues with their counts, or the parts of an area. */
function Parts({ path }: { readonly path: string }) {
  if (path.startsWith('/queues')) return <QueueTabs path={path} />
  if (path.startsWith('/results')) return <ResultTabs path={path} />
  if (path.startsWith('/control')) return <ControlTabs path={path} />
  const student = /^\/students\/(\d+)/.exec(path)?.[1]
  if (student !== undefined)
    return (
      <Suspense>
        <StudentTabs id={Number(student)} />
      </Suspense>
    )
  return <span className="flex-1" />
}

function QueueTabs({ path }: { readonly path: string }) {
  const say = useSay()
  const language = useLanguage()
  const { data: queues = [] } = useQueues()
  return (
    <nav className="part-tabs" aria-label={say(text.parts)}>
      {queues.map(({ id, name, waiting }) => (
        <Link
          key={id}
          to={`/queues/${id}`}
          aria-current={path.split('/')[2] === id ? 'page' : undefined}
        >
          {say(name)} <span className="count">{digits(waiting, language)}</span>
        </Link>
      ))}
    </nav>
  )
}

const controlParts = [
  { path: '/control/audit', name: text.audit },
  { path: '/control/staff', name: text.staff },
  { path: '/control/sessions', name: text.sessions },
] as const

function ControlTabs({ path }: { readonly path: string }) {
  const say = useSay()
  return (
    <nav className="part-tabs" aria-label={say(text.parts)}>
      {controlParts.map(({ path: to, name }) => (
        <Link key={to} to={to} aria-current={path === to ? 'page' : undefined}>
          {say(name)}
        </Link>
      ))}
    </nav>
  )
}

const resultParts = [
  { path: '/results', name: text['exam-results'] },
  { path: '/results/internal', name: text['internal-marks'] },
] as const

function ResultTabs({ path }: { readonly path: string }) {
  const say = useSay()
  const [current] = resultParts.filter(({ path: to }) => path.startsWith(to)).toReversed()
  return (
    <nav className="part-tabs" aria-label={say(text.parts)}>
      {resultParts.map(({ path: to, name }) => (
        <Link key={to} to={to} aria-current={current?.path === to ? 'page' : undefined}>
          {say(name)}
        </Link>
      ))}
    </nav>
  )
}

/** The queue an address names; without one the first that has work. */
function Queue({
  id,
  record,
}: {
  readonly id: string | undefined
  readonly record: string | undefined
}) {
  const say = useSay()
  const { data: queues, isPending } = useQueues()
  if (isPending) return <Spinner />
  const busiest = queues?.find(({ waiting }) => waiting > 0) ?? queues?.[0]
  if (id === undefined && busiest !== undefined)
    return <Redirect to={`/queues/${busiest.id}`} replace />
  const queue: DeskQueue | undefined = queues?.find((each) => each.id === id)
  if (queue === undefined) {
    const [title, help] =
      id === undefined
        ? [text['no-queues'], text['no-queues-help']]
        : [text['no-page'], text['no-page-help']]
    return <Empty icon={CircleHelp} title={say(title)} help={say(help)} />
  }
  const open = Number(record)
  return <QueuePage key={queue.id} queue={queue} record={open > 0 ? open : null} />
}

function NoPage() {
  const say = useSay()
  return <Empty icon={CircleHelp} title={say(text['no-page'])} help={say(text['no-page-help'])} />
}
