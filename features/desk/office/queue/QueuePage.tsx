import { Inbox } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { DeskQueue } from '#features/desk/wire/desk.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { useQueues } from '../desk.queries.ts'
import { useKeys } from '../shortcuts/keys.ts'
import { QueueFile } from './QueueFile.tsx'
import { QueueHead } from './QueueHead.tsx'
import { QueueList } from './QueueList.tsx'
import { Review } from '../review/Review.tsx'
import { UndoStrip } from './UndoStrip.tsx'
import { useItemActions } from '../review/use-item-actions.ts'
import { type BulkProps, useSelection } from '../bulk/use-bulk.ts'
import { useQueue } from './use-queue.ts'
import { type Landed, useNavigation } from './use-navigation.ts'
import { useWide } from '../use-wide.ts'

type Props = { readonly queue: DeskQueue; readonly record: number | null }

/** Queue left, evidence right; below 1280 px one of the two. */
export function QueuePage({ queue, record }: Props) {
  const say = useSay()
  const isWide = useWide()
  const at = useQueue(queue.id)
  const selection = useSelection(at.rows)
  const [live, setLive] = useState('')
  const navigation = useNavigation(queue.id, at.rows, record)
  const actions = useItemActions({ queue, navigation, onLeft: selection.keep })
  useDeskKeys({ navigation, selection, takeBack: actions.takeBack, record, isWide })
  return (
    <div className={`desk${isWide ? '' : ' narrow'}`}>
      <h1 className="sr-only">{say(queue.name)}</h1>
      <p className="sr-only" role="status" aria-live="polite">
        {live}
      </p>
      {(isWide || record === null) && (
        <QueuePane
          {...{ queue, record, at, selection }}
          landed={navigation.landed}
          addressOf={navigation.addressOf}
          announce={setLive}
          onApprove={actions.approveAll}
          onReturn={actions.returnAll}
        />
      )}
      {record !== null && (
        <Review
          key={record}
          queue={queue.id}
          record={record}
          draft={actions.draftOf(record)}
          announce={setLive}
          onDecided={actions.decided}
          onLeft={actions.keepDraft}
          place={{
            ...navigation.place,
            isAsked: at.isPending,
            back: isWide ? null : { name: say(queue.name), onBack: navigation.close },
            takesFocus: !isWide && navigation.landed?.record === record,
          }}
        />
      )}
      {record === null && isWide && (
        <div className="nothing-open text-muted">{at.rows.length > 0 && say(text['open-one'])}</div>
      )}
      <UndoStrip onUndo={actions.takeBack} onReopen={actions.reopen} />
    </div>
  )
}

function useDeskKeys(at: {
  readonly navigation: ReturnType<typeof useNavigation>
  readonly selection: ReturnType<typeof useSelection>
  readonly takeBack: () => void
  readonly record: number | null
  readonly isWide: boolean
}): void {
  const { navigation, selection, takeBack, record, isWide } = at
  const cursor = record ?? navigation.first
  useKeys({
    j: navigation.goNext,
    arrowdown: navigation.goNext,
    k: navigation.goPrevious,
    arrowup: navigation.goPrevious,
    z: (event) => (event.repeat ? undefined : takeBack()),
    x: () => cursor !== null && selection.toggle(cursor, false),
    'shift+x': () => cursor !== null && selection.toggle(cursor, true),
    f: () => document.getElementById('queue-filter')?.focus(),
    ...(isWide || record === null ? {} : { escape: navigation.close }),
  })
}

type PaneProps = Props &
  Pick<BulkProps, 'announce' | 'onApprove' | 'onReturn'> & {
    readonly landed: Landed | null
    readonly at: ReturnType<typeof useQueue>
    readonly selection: ReturnType<typeof useSelection>
    readonly addressOf: (record: number) => string
  }

function QueuePane({ queue, record, at, selection, landed, ...actions }: PaneProps) {
  const say = useSay()
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (landed?.record === null) pane.current?.focus()
  }, [landed])
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className={`queue${at.hasAmounts ? '' : ' no-amounts'}`}
      aria-label={say(queue.name)}
    >
      <QueueHead at={at} />
      {at.isError && <CouldNotRefresh onRetry={() => void at.refetch()} />}
      {at.isPending && (
        <div className="p-3">
          <LoadingRows rows={12} />
        </div>
      )}
      {at.isKnown && at.rows.length === 0 && <NothingHere queue={queue} at={at} />}
      {at.rows.length > 0 && (
        <QueueList
          key={at.order}
          rows={at.rows}
          open={record}
          landed={landed?.record ?? null}
          promiseDays={queue.promiseDays}
          addressOf={actions.addressOf}
          selected={selection.selected}
          onSelect={selection.toggle}
        />
      )}
      {at.rows.length > 0 && (
        <QueueFile name={say(queue.name)} rows={at.rows} hasAmounts={at.hasAmounts} />
      )}
      <BulkBar
        queue={queue.id}
        selection={selection}
        announce={actions.announce}
        onApprove={actions.onApprove}
        onReturn={actions.onReturn}
      />
    </section>
  )
}

function NothingHere({ queue, at }: { queue: DeskQueue; at: ReturnType<typeof useQueue> }) {
  const say = useSay()
  const { data: queues = [] } = useQueues()
  const other = queues.find(({ id, waiting }) => id !== queue.id && waiting > 0)
  if (at.all.length > 0)
    return (
      <Empty icon={Inbox} title={say(text['nothing-filtered'])} help="">
        <Button
          onClick={() => {
            at.setTyped('')
            at.setFilter('all')
          }}
        >
          {say(text['clear-filter'])}
        </Button>
      </Empty>
    )
  return (
    <Empty icon={Inbox} title={say(text['nothing-waits'])} help={say(text['nothing-help'])}>
      {other && (
        <ButtonLink to={`/queues/${other.id}`}>
          {say(text['next-queue'], { name: other.name, n: other.waiting })}
        </ButtonLink>
      )}
    </Empty>
  )
}
