import './merit.css'
import { Calculator, ListChecks } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { isPending, PendingScores } from '#features/selection/office/PendingScores.tsx'
import { meritDeskText as text, meritStateNames } from '../../rules/merit/desk-messages.ts'
import type { MeritState } from '../../rules/merit/list-state.ts'
import type { MeritPage as MeritPageData } from '../../wire/merit-list.ts'
import { entranceMeritCompute } from '../../wire/merit-processes.ts'
import { type RowsAsked, useMeritPage, useReadAgain } from './merit.queries.ts'
import { PartScores } from './PartScores.tsx'
import { PublishCard } from './PublishCard.tsx'
import { RankedTable } from './RankedTable.tsx'
import { RuleSetForm } from './RuleSetForm.tsx'
import { RulesCard, SeatsCard } from './SeatsCard.tsx'
import { useRowsAsked } from './use-rows-asked.ts'

/** The merit list of an entrance: rules, seats by quota, ranks, and its publication by two people (mock 74). */
export function MeritPage({ openingId }: { readonly openingId: number }) {
  const say = useSay()
  const [asked, ask] = useRowsAsked()
  const { data, isError, refetch } = useMeritPage(openingId, asked)
  return (
    <div className="page">
      <p>
        <Link to={`/results/entrance/${openingId}`}>{say(text.back)}</Link>
      </p>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={10} heading />}
      {data && <Merit openingId={openingId} page={data} asked={asked} onAsk={ask} />}
    </div>
  )
}

type Props = {
  readonly openingId: number
  readonly page: MeritPageData
  readonly asked: RowsAsked
  readonly onAsk: (rows: RowsAsked) => void
}

function Merit({ openingId, page, asked, onAsk }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { list, rules, isPublishedWithout } = page
  const states = new Set(page.versions.map(({ state }) => state))
  const mayEnterParts = !isPublishedWithout && !states.has('scheduled') && !states.has('published')
  const showsForm = !isPublishedWithout && (isEditing || rules === null)
  return (
    <>
      <Head openingId={openingId} page={page} onEdit={() => setEditing(true)} onAsk={onAsk} />
      {showsForm && (
        <RuleSetForm
          key={page.rulesVersion}
          openingId={openingId}
          page={page}
          onClose={() => setEditing(false)}
        />
      )}
      {list === null && mayEnterParts && <PartScores openingId={openingId} parts={page.parts} />}
      {list === null && rules !== null && !showsForm && (
        <RulesCard page={page} rules={rules} version={page.rulesVersion} isUsed={false} />
      )}
      {list !== null && (
        <div className="merit-layout">
          <div className="merit-side">
            <SeatsCard page={page} list={list} />
            <RulesCard page={page} rules={list.rules} version={list.rulesVersion} isUsed />
            {mayEnterParts && <PartScores openingId={openingId} parts={page.parts} />}
          </div>
          <RankedTable page={page} list={list} asked={asked} onAsk={onAsk} />
          <PublishCard openingId={openingId} page={page} list={list} />
        </div>
      )}
    </>
  )
}

const toneOf = {
  draft: 'draft',
  scheduled: 'waiting',
  published: 'done',
  replaced: 'closed',
  void: 'problem',
} as const satisfies Record<MeritState, Tone>

type HeadProps = Omit<Props, 'asked'> & { readonly onEdit: () => void }

function Head({ openingId, page, onEdit, onAsk }: HeadProps) {
  const say = useSay()
  const words = useMomentText()
  const { name, list, rules, candidates, unscored, pending } = page
  const mayChange = page.versions[0]?.state !== 'scheduled' && !page.isPublishedWithout
  return (
    <header className="page-head flex-wrap">
      <div className="flex-1">
        <h1>{say(name)}</h1>
        <p className="small flex flex-wrap items-center gap-3 text-muted">
          <span>{say(text.title)}</span>
          {list && (
            <StatusChip tone={toneOf[list.state]}>{say(meritStateNames[list.state])}</StatusChip>
          )}
          <span>
            {list === null
              ? say(text['not-computed'])
              : say(text.computed, {
                  version: list.version,
                  at: words(list.computed),
                  n: candidates,
                })}
          </span>
        </p>
        {page.isPublishedWithout && <p className="text-office">{say(text['without-list'])}</p>}
        {isPending(pending) && (
          <PendingScores pending={pending} path={`/results/entrance/${openingId}`} />
        )}
        {!isPending(pending) && unscored > 0 && (
          <p className="text-office">{say(text.unscored, { n: unscored })}</p>
        )}
      </div>
      {page.versions.length > 1 && <Versions page={page} onAsk={onAsk} />}
      {mayChange && rules !== null && (
        <>
          <Button icon={ListChecks} onClick={onEdit}>
            {say(text['change-rules'])}
          </Button>
          <Compute
            openingId={openingId}
            isAgain={list !== null}
            isBlocked={isPending(pending)}
            onDone={() => onAsk({ show: 'all', from: 0, version: null })}
          />
        </>
      )}
    </header>
  )
}

/** The version that is shown: the newest, or an earlier one as it was. */
function Versions({ page, onAsk }: Pick<Props, 'page' | 'onAsk'>) {
  const say = useSay()
  const newest = page.versions[0]?.version
  return (
    <SelectField
      label={say(text.version)}
      value={page.list?.version}
      onChange={(event) => {
        const chosen = Number(event.target.value)
        onAsk({ show: 'all', from: 0, version: chosen === newest ? null : chosen })
      }}
    >
      {page.versions.map(({ version, state }) => (
        <option key={version} value={version}>
          {say(text['version-is'], { n: version, state: meritStateNames[state] })}
        </option>
      ))}
    </SelectField>
  )
}

type ComputeProps = {
  readonly openingId: number
  readonly isAgain: boolean
  /** Scores wait for a second entry or a third person. */
  readonly isBlocked: boolean
  readonly onDone: () => void
}

function Compute({ openingId, isAgain, isBlocked, onDone }: ComputeProps) {
  const say = useSay()
  const readAgain = useReadAgain()
  const { action, error } = useProcess(entranceMeritCompute, async (_, summary) => {
    toast.success(summary)
    onDone()
    await readAgain()
  })
  return (
    <div className="flex flex-col items-end gap-2">
      <Button
        look={isAgain ? 'outlined' : 'filled'}
        icon={Calculator}
        disabled={isBlocked || action.state === 'lost'}
        busy={isRunning(action)}
        onClick={() => action.run({ n_entrance_open_ID: openingId })}
      >
        {say(isAgain ? text.again : text.compute)}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="compute-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}
