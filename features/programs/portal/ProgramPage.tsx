import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { PageHeader } from '#platform/browser/ui/PageHeader.tsx'
import { Tabs } from '#platform/browser/ui/Tabs.tsx'
import { Together } from '#platform/browser/ui/Together.tsx'
import { MoneyNotices } from '#features/payments/portal/MoneyNotices.tsx'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { AppliedProgramsTab } from './AppliedProgramsTab.tsx'
import { OpenProgramsTab } from './OpenProgramsTab.tsx'
import { useReloadApplied } from './program.queries.ts'
import type { OpenRow, ProgramScreen } from './program-screen.ts'

const PaymentResult = lazy(async () => ({
  default: (await import('#features/payments/portal/PaymentResult.tsx')).PaymentResult,
}))

const tabs = ['open', 'applied'] as const
type TabId = (typeof tabs)[number]

type Props = {
  readonly screen: ProgramScreen
  /** The open list as the kind decided it; null while it loads. */
  readonly rows: readonly OpenRow[] | null
  readonly appliedCount: number | undefined
  /** What blocks the student, and the one way on; `StillWaiting` while that is not known. */
  readonly notice?: ReactNode
  /** Instead of an empty open list. */
  readonly empty: ReactNode
  /** Beneath the open list. */
  readonly after?: ReactNode
  readonly onRetry?: (() => void) | undefined
}

/** Open and applied admissions or course registrations; back from the wallet it shows the result first (SPEC §2). */
export function ProgramPage({ screen, rows, appliedCount, notice, ...open }: Props) {
  const say = useSay()
  const { texts } = screen
  const [params, setParams] = useSearchParams()
  const [justApplied, setJustApplied] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const current = tabs.find((each) => each === params.get('tab')) ?? 'open'
  const show = (tab: TabId) => {
    setProblem(null)
    setParams({ tab }, { replace: true })
  }
  const payment = params.get('payment')
  if (payment !== null) return <BackFromWallet screen={screen} orderId={payment} />
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={say(texts.title)} page={say(texts.menu)} subtitle={say(texts.subtitle)} />
      <Together label={say(page.loading)}>
        <MoneyNotices />
        {problem === null ? notice : <Banner tone="problem" lead={problem} />}
        <Tabs
          label={say(texts.title)}
          current={current}
          onChange={(id) => show(tabs.find((each) => each === id) ?? 'open')}
          tabs={[
            {
              id: 'open',
              label: say(texts['open-tab']),
              count: rows?.length,
              content: (
                <OpenProgramsTab
                  screen={screen}
                  rows={rows}
                  {...open}
                  onApplied={(id) => {
                    setJustApplied(id)
                    show('applied')
                  }}
                />
              ),
            },
            {
              id: 'applied',
              label: say(texts['applied-tab']),
              count: appliedCount,
              content: (
                <AppliedProgramsTab
                  screen={screen}
                  justApplied={justApplied}
                  onSeeOpen={() => show('open')}
                  onProblem={setProblem}
                />
              ),
            },
          ]}
        />
      </Together>
    </div>
  )
}

function BackFromWallet({
  screen,
  orderId,
}: {
  readonly screen: ProgramScreen
  readonly orderId: string
}) {
  const say = useSay()
  const reload = useReloadApplied(screen.kind)
  return (
    <Suspense>
      <PaymentResult
        orderId={orderId}
        backTo={`${screen.path}?tab=applied`}
        backLabel={say(page['back-to-list'])}
        next={say(screen.texts['paid-next'])}
        onSettled={() => void reload()}
      />
    </Suspense>
  )
}
