import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { Tabs } from '#platform/browser/ui/list/Tabs.tsx'
import { Together } from '#platform/browser/ui/frame/Together.tsx'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { MoneyNotices } from '#features/payments/portal/MoneyNotices.tsx'
import { BackFromWallet } from '../BackFromWallet.tsx'

const tabs = ['open', 'applied'] as const
type TabId = (typeof tabs)[number]

/** Payment of the applications in a list. */
export type AppliedProps = {
  /** The application just made: focus goes to its card. */
  readonly justApplied: number | null
  readonly onSeeOpen: () => void
  readonly onProblem: (sentence: Message | null) => void
}

/** Props of the list of own applications. */
type Wallet = {
  readonly texts: Readonly<Record<'back-to-list' | 'paid-next', Message>>
  /** A wallet payment has ended: the list is out of date. */
  readonly onSettled: () => void
}

type Props = (Wallet | { readonly onSettled?: never }) & {
  /** Names its lists of entries that could not be read. */
  readonly kind: string
  readonly path: `/${string}`
  readonly title: Message
  /** The menu's word for the page. */
  readonly menu: Message
  readonly subtitle: string
  readonly texts: Readonly<Record<'loading' | 'open-tab' | 'applied-tab', Message>>
  readonly openCount: number | undefined
  readonly appliedCount: number | undefined
  /** Texts about money on a page of a kind with a fee. */
  readonly notice?: ReactNode
  readonly renderOpen: (onApplied: (id: number | null) => void) => ReactNode
  readonly renderApplied: (props: AppliedProps) => ReactNode
}

/** Open offers and own applications side by side; back from the wallet the result comes first (SPEC §2). */
export function ApplicationsPage(props: Props) {
  const { title, texts } = props
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const [justApplied, setJustApplied] = useState<number | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const show = (tab: TabId) => {
    setProblem(null)
    setParams({ tab }, { replace: true })
  }
  const payment = params.get('payment')
  if (payment !== null && props.onSettled) return <BackFromWallet {...props} orderId={payment} />
  const onApplied = (id: number | null) => {
    setJustApplied(id)
    show('applied')
  }
  const onSeeOpen = () => show('open')
  const applied = { justApplied, onSeeOpen, onProblem: setProblem }
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={say(title)} page={say(props.menu)} subtitle={props.subtitle} />
      <Together label={say(texts.loading)}>
        {props.onSettled && <MoneyNotices />}
        {problem === null ? props.notice : <Banner tone="problem" lead={say(problem)} />}
        <Tabs
          label={say(title)}
          current={tabs.find((each) => each === params.get('tab')) ?? 'open'}
          onChange={(id) => show(tabs.find((each) => each === id) ?? 'open')}
          tabs={[
            {
              id: 'open',
              label: say(texts['open-tab']),
              count: props.openCount,
              content: (
                <>
                  {props.renderOpen(onApplied)}
                  <UnreadableRows list={`${props.kind}/open`} />
                </>
              ),
            },
            {
              id: 'applied',
              label: say(texts['applied-tab']),
              count: props.appliedCount,
              content: props.renderApplied(applied),
            },
          ]}
        />
      </Together>
    </div>
  )
}
