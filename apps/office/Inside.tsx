import type { Message } from '#platform/pure/message.ts'
import { Suspense } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { CircleHelp } from 'lucide-react'
import { useQueues } from '#features/desk/office/desk.queries.ts'
import { QueuePage } from '#features/desk/office/queue/QueuePage.tsx'
import { longestWaiting } from '#features/desk/rules/longest-waiting.ts'
import type { DeskQueue } from '#features/desk/wire/desk.ts'
import { useIsSignUpOpen } from '#features/institution/office/university.ts'
import { type Desk, useMay } from '#features/staff/office/session.ts'
import { areasOf, isAt } from './areas.ts'
import { Frame } from './Frame.tsx'
import { officeText as text } from './messages.ts'
import * as pages from './pages/pages.ts'
import { Parts } from './Parts.tsx'

const controlPages = [
  ['/control/audit', pages.AuditPage],
  ['/control/staff', pages.AccountsPage],
  ['/control/sessions', pages.SessionsPage],
  ['/control/settings', pages.SettingsPage],
] as const

const moneyPages = [
  ['/money', pages.BankStatementsPage],
  ['/money/reconciliation', pages.ReconciliationPage],
  ['/money/settlements/:settlement?', pages.SettlementsPage],
  ['/money/payments', pages.PaymentsPage],
  ['/money/khalti', pages.KhaltiCasesPage],
  ['/money/refunds', pages.RefundsPage],
  ['/money/cash', pages.CashCounterPage],
  ['/money/day-book', pages.DayBookPage],
] as const

/** Pages by the area that opens them. A teacher has the internal marks without the rest of the results. */
const areaPages = [
  ['/results', '/results/*?', pages.ResultsArea],
  ['/results/internal', '/results/internal/:course?', pages.ResultsArea],
  ['/overview', '/reports/:report?', pages.ReportsPage],
  ['/reports', '/reports/:report?', pages.ReportsPage],
] as const

/** All screens behind the login, by address. Screens of areas that the role may not use are absent. */
export function Inside({ desk }: { readonly desk: Desk }) {
  const [path] = useLocation()
  const areas = areasOf(desk.role)
  const mayUse = (area: string) => areas.some((each) => each.path === area)
  const open = areas.find((area) => isAt(area, path))
  const mayWatch = useMay('system.watch')
  const mayNotify = useMay('notice.send')
  const mayDecide = [useMay('application.decide'), useMay('credit.decide')].includes(true)
  const home = areas[0]?.path ?? '/account'
  return (
    <Frame desk={desk} parts={<Parts path={open === undefined ? '' : path} area={open?.name} />}>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          <Route path="/">
            <Home otherwise={home} />
          </Route>
          {mayUse('/overview') && <Route path="/overview" component={Overview} />}
          {mayUse('/overview') && <Route path="/overview/prints" component={pages.PrintsPage} />}
          {mayDecide && <Route path="/overview/seats" component={pages.SeatsGivenUpPage} />}
          {mayNotify && <Route path="/overview/notices/:notice?" component={NoticesArea} />}
          {mayUse('/queues') && (
            <Route path="/queues/:queue?/:record?">
              {({ queue, record }) => <Queue id={queue} record={record} />}
            </Route>
          )}
          {mayUse('/students') && (
            <Route path="/students/*?">
              <pages.StudentsArea />
            </Route>
          )}
          {mayUse('/library') && (
            <Route path="/library/*?">
              <pages.LibraryArea />
            </Route>
          )}
          {areaPages.map(
            ([area, path, Page]) =>
              mayUse(area) && <Route key={area} path={path} component={Page} />,
          )}
          {mayUse('/setup') && (
            <Route path="/setup/*?">
              <pages.SetupArea />
            </Route>
          )}
          {mayUse('/money') &&
            moneyPages.map(([path, Page]) => <Route key={path} path={path} component={Page} />)}
          {mayUse('/committees') && (
            <Route path="/committees/*?">
              <pages.CommitteesArea />
            </Route>
          )}
          {mayUse('/second') && <Route path="/second" component={pages.ProposalsPage} />}
          {mayUse('/audit') && <Route path="/audit" component={pages.AuditPage} />}
          {mayUse('/control') &&
            controlPages.map(([path, Page]) => <Route key={path} path={path} component={Page} />)}
          {mayWatch && <Route path="/control/status" component={pages.SystemStatusPage} />}
          {mayUse('/control') && (
            <Route path="/control">
              <Redirect to="/control/audit" replace />
            </Route>
          )}
          <Route path="/account" component={pages.AccountPage} />
          <Route>
            <NoPage />
          </Route>
        </Switch>
      </Suspense>
    </Frame>
  )
}

/** A university that is being set up opens on its first steps, every other one on the first area of the role. */
function Home({ otherwise }: { readonly otherwise: string }) {
  const isSignUpOpen = useIsSignUpOpen()
  const mayList = useMay('register.manage')
  if (mayList && isSignUpOpen === undefined) return <PageLoading />
  const to = mayList && isSignUpOpen === false ? '/setup/first-steps' : otherwise
  return <Redirect to={to} replace />
}

/** The queue an address names; without one that whose oldest item has waited longest. */
function Queue({
  id,
  record,
}: {
  readonly id: string | undefined
  readonly record: string | undefined
}) {
  const { data: queues, isPending, refetch } = useQueues()
  if (isPending) return <PageLoading />
  if (queues === undefined) return <CouldNotRefresh onRetry={() => void refetch()} />
  const longest = longestWaiting(queues)
  if (id === undefined && longest !== undefined)
    return <Redirect to={`/queues/${longest.id}`} replace />
  const queue: DeskQueue | undefined = queues.find((each) => each.id === id)
  if (queue === undefined)
    return id === undefined ? (
      <NoPage title={text['no-queues']} help={text['no-queues-help']} />
    ) : (
      <NoPage />
    )
  const open = Number(record)
  return <QueuePage key={queue.id} queue={queue} record={open > 0 ? open : null} />
}

function PageLoading() {
  return (
    <div className="page">
      <LoadingRows rows={10} heading />
    </div>
  )
}

function NoPage({
  title = text['no-page'],
  help = text['no-page-help'],
}: {
  readonly title?: Message
  readonly help?: Message
}) {
  const say = useSay()
  return (
    <div className="page">
      <Empty isPage icon={CircleHelp} title={say(title)} help={say(help)} />
    </div>
  )
}

function NoticesArea({ params }: { readonly params: { readonly notice?: string } }) {
  return <pages.NoticesPage open={params.notice} />
}

function Overview() {
  return <pages.OverviewPage card={<pages.FirstStepsCard />} health={<pages.HealthLine />} />
}
