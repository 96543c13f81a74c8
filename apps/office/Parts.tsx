import { bulkPrintScreen } from '#features/bulk-print/rules/facts.ts'
import { noticeScreen } from '#features/bulk-notices/rules/facts.ts'
import { cashCounterMessages } from '#features/cash-counter/rules/facts.ts'
import { paymentSearchMessages } from '#features/payment-search/rules/facts.ts'
import { reconciliationText } from '#features/reconciliation/rules/facts.ts'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { PartTabs } from '#platform/browser/ui/control/PartTabs.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useQueues } from '#features/desk/office/desk.queries.ts'
import { useMay } from '#features/staff/office/session.ts'
import { officeText as text } from './messages.ts'
import { useOfficeTitle } from './use-office-title.ts'

const StudentFileTabs = lazyPart(async () => ({
  default: (await import('./pages/StudentFileTabs.tsx')).StudentFileTabs,
}))
const StatusCount = lazyPart(async () => ({
  default: (await import('#features/system-status/office/StatusCount.tsx')).StatusCount,
}))
const LibraryTabs = lazyPart(async () => ({
  default: (await import('#features/library/office/LibraryTabs.tsx')).LibraryTabs,
}))

type Props = {
  readonly path: string
  /** Name of the open area. */
  readonly area: Message | undefined
}

/** The second row: queues with their counts, or the parts of an area. What is open in it is the title of the page. */
export function Parts({ path, area }: Props) {
  if (path.startsWith('/queues')) return <QueueTabs path={path} />
  if (path.startsWith('/library'))
    return (
      <Titled title={area}>
        <LibraryTabs path={path} />
      </Titled>
    )
  if (path.startsWith('/results')) return <ResultTabs {...{ path, area }} />
  if (path.startsWith('/control')) return <ControlTabs path={path} />
  if (/^\/(overview|reports)/.test(path)) return <OverviewTabs {...{ path, area }} />
  if (path.startsWith('/money')) return <PlainTabs path={path} parts={moneyParts} />
  const student = /^\/students\/(\d+)/.exec(path)?.[1]
  if (student !== undefined)
    return (
      <Titled title={area}>
        <StudentFileTabs id={Number(student)} />
      </Titled>
    )
  return <NoTabs area={area} />
}

function Titled({
  title,
  children,
}: {
  readonly title: Message | undefined
  readonly children: ReactNode
}) {
  useOfficeTitle(title)
  return <Suspense>{children}</Suspense>
}

function QueueTabs({ path }: { readonly path: string }) {
  const say = useSay()
  const language = useLanguage()
  const { data: queues = [] } = useQueues()
  const open = path.split('/')[2]
  useOfficeTitle(queues.find(({ id }) => id === open)?.name)
  return (
    <PartTabs
      label={say(text.parts)}
      tabs={queues.map(({ id, name, waiting }) => ({
        to: `/queues/${id}`,
        name: say(name),
        count: digits(waiting, language),
        isOpen: open === id,
      }))}
    />
  )
}

const controlParts = [
  { path: '/control/audit', name: text.audit },
  { path: '/control/staff', name: text.staff },
  { path: '/control/sessions', name: text.sessions },
  { path: '/control/settings', name: text.settings },
] as const

/** The last tab counts the parts of the system that are not good. */
function ControlTabs({ path }: { readonly path: string }) {
  const mayWatch = useMay('system.watch')
  const status = {
    path: '/control/status',
    name: text['system-status'],
    count: (
      <Suspense>
        <StatusCount />
      </Suspense>
    ),
  }
  return <PlainTabs path={path} parts={mayWatch ? [...controlParts, status] : controlParts} />
}

const moneyParts = [
  { path: '/money', name: text['bank-statements'] },
  { path: '/money/reconciliation', name: reconciliationText.title },
  { path: '/money/settlements', name: text.settlements },
  { path: '/money/payments', name: paymentSearchMessages.title },
  { path: '/money/khalti', name: text['khalti-cases'] },
  { path: '/money/refunds', name: text.refunds },
  { path: '/money/cash', name: cashCounterMessages.title },
  { path: '/money/day-book', name: text['day-book'] },
] as const

type OfficeTab = { readonly path: string; readonly name: Message; readonly count?: ReactNode }

function PlainTabs({
  path,
  parts,
}: {
  readonly path: string
  readonly parts: readonly OfficeTab[]
}) {
  const say = useSay()
  const [current] = parts
    .filter(({ path: to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.path.length - one.path.length)
  useOfficeTitle(current?.name)
  return (
    <PartTabs
      label={say(text.parts)}
      tabs={parts.map(({ path: to, name, count }) => ({
        to,
        name: (
          <>
            {say(name)} {count}
          </>
        ),
        isOpen: to === current?.path,
      }))}
    />
  )
}

const overviewParts = [
  { path: '/overview', name: text['what-waits'] },
  { path: '/reports', name: text.reports },
  { path: '/overview/prints', name: bulkPrintScreen.title },
] as const

const seatsPart = { path: '/overview/seats', name: text['seats-given-up'] } as const
const noticesPart = { path: '/overview/notices', name: noticeScreen.title } as const

/** Reports are a part of the overview; a role without a desk has them as an area of their own. */
function OverviewTabs({ path, area }: Props) {
  const mayNotify = useMay('notice.send')
  const mayDecide = [useMay('application.decide'), useMay('credit.decide')].includes(true)
  const parts = [
    ...overviewParts,
    ...(mayDecide ? [seatsPart] : []),
    ...(mayNotify ? [noticesPart] : []),
  ]
  return useMay('desk.use') ? <PlainTabs path={path} parts={parts} /> : <NoTabs area={area} />
}

function NoTabs({ area }: Pick<Props, 'area'>) {
  useOfficeTitle(area)
  return <span className="flex-1" />
}

/** Internal marks are a part of the results; a teacher has them as an area of their own. */
function ResultTabs({ path, area }: Props) {
  return useMay('result.manage') ? (
    <PlainTabs path={path} parts={resultParts} />
  ) : (
    <NoTabs area={area} />
  )
}

const resultParts = [
  { path: '/results', name: text['exam-results'] },
  { path: '/results/internal', name: text['internal-marks'] },
  { path: '/results/entrance', name: text['entrance-results'] },
  { path: '/results/layout', name: text['exam-layout'] },
  { path: '/results/layout/entrances', name: text['entrance-layout'] },
  { path: '/results/retotaling', name: text['retotaling-outcomes'] },
  { path: '/results/certificates', name: text.certificates },
] as const
