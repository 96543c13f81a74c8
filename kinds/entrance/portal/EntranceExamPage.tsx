import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { PageHeader } from '#platform/browser/ui/PageHeader.tsx'
import { Tabs } from '#platform/browser/ui/Tabs.tsx'
import { Together } from '#platform/browser/ui/Together.tsx'
import { useInstitutionName } from '#features/institution/portal/settings.ts'
import { MoneyNotices } from '#features/payments/portal/MoneyNotices.tsx'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages } from '../rules/messages.ts'
import { AppliedEntranceTab } from './AppliedEntranceTab.tsx'
import { useAppliedEntrances, useOpenEntrances, useReloadApplied } from './entrance.queries.ts'
import { OpenEntranceTab } from './OpenEntranceTab.tsx'

const PaymentResult = lazy(async () => ({
  default: (await import('#features/payments/portal/PaymentResult.tsx')).PaymentResult,
}))

const tabs = ['open', 'applied'] as const
type TabId = (typeof tabs)[number]

/** Open and applied entrances (SPEC §2 Entrance Exam page); back from the wallet it shows the result first. */
export function EntranceExamPage() {
  const say = useSay()
  const institution = useInstitutionName()
  const [params, setParams] = useSearchParams()
  const [justApplied, setJustApplied] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = useOpenEntrances()
  const applied = useAppliedEntrances()
  const current = tabs.find((each) => each === params.get('tab')) ?? 'open'
  const show = (tab: TabId) => {
    setProblem(null)
    setParams({ tab }, { replace: true })
  }
  const payment = params.get('payment')
  if (payment !== null) return <BackFromWallet orderId={payment} />
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={say(text.title)}
        page={say(entrance.title)}
        subtitle={institution === '' ? '\u00a0' : say(text.subtitle, { institution })}
      />
      <Together label={say(entrancePageMessages.loading)}>
        <MoneyNotices />
        {problem !== null && <Banner tone="problem" lead={problem} />}
        <Tabs
          label={say(text.title)}
          current={current}
          onChange={(id) => show(tabs.find((each) => each === id) ?? 'open')}
          tabs={[
            {
              id: 'open',
              label: say(text['open-tab']),
              count: open.data?.length,
              content: (
                <OpenEntranceTab
                  onApplied={(id) => {
                    setJustApplied(id)
                    show('applied')
                  }}
                />
              ),
            },
            {
              id: 'applied',
              label: say(text['applied-tab']),
              count: applied.data?.length,
              content: (
                <AppliedEntranceTab
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

function BackFromWallet({ orderId }: { readonly orderId: string }) {
  const say = useSay()
  const reload = useReloadApplied()
  return (
    <Suspense>
      <PaymentResult
        orderId={orderId}
        backTo="/entrance?tab=applied"
        backLabel={say(entrancePageMessages['back-to-list'])}
        next={say(entrancePageMessages['paid-next'])}
        onSettled={() => void reload()}
      />
    </Suspense>
  )
}
