import { useState } from 'react'
import { addDays } from '#platform/pure/calendar/day.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/act.ts'
import { useDraft } from '#platform/browser/drafts.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { Checkbox } from '#platform/browser/ui/Choice.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { LostAnswer } from '#platform/browser/ui/LostAnswer.tsx'
import { momentText } from '#platform/browser/ui/moment-text.ts'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { ConfirmButtons } from '#features/applying/portal/ConfirmFooter.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceFee, isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { isQuota, type Quota, quotas } from '../rules/quotas.ts'
import { draftKey, useApply } from './apply.ts'

type Props = {
  readonly opening: EntranceOpening
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
}

/** Confirm the application and choose quotas (SPEC §2: 'Apply for Entrance Exam'). */
export function ApplyForEntranceDialog({ opening, onClose, onApplied }: Props) {
  const say = useSay()
  const [own, setOwn] = useState<readonly Quota[] | null>(null)
  const draft = useDraft<readonly Quota[]>(draftKey(opening.id), own ?? [], parseQuotas)
  const chosen = own ?? draft.found ?? []
  const { act, problem } = useApply(opening, onApplied)
  return (
    <Dialog
      title={say(text['dialog-title'])}
      onClose={onClose}
      busy={isRunning(act)}
      footer={
        <ConfirmButtons
          act={act}
          confirm={text['dialog-yes']}
          onCancel={onClose}
          onConfirm={() => act.run(chosen)}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {problem !== null && <Banner tone="problem" lead={problem} />}
        <LostAnswer act={act} />
        <p>{say(text['dialog-question'])}</p>
        <Summary opening={opening} />
        <QuotaChoice chosen={chosen} locked={act.state !== 'idle'} onChange={setOwn} />
      </div>
    </Dialog>
  )
}

function parseQuotas(json: unknown): readonly Quota[] | null {
  if (!Array.isArray(json)) return null
  const names = json.filter((each): each is Quota => typeof each === 'string' && isQuota(each))
  return names.length === 0 ? null : names
}

/** What is applied for, the fee today and the fee later: known before, not first at payment. */
function Summary({ opening }: { readonly opening: EntranceOpening }) {
  const say = useSay()
  const short = useShortDay()
  const language = useLanguage()
  const today = useToday()
  const until = nextDeadline(opening, today)
  const regular = isRegularOn(opening, today)
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-hairline bg-page p-4">
      {until && <PatroLeaf day={until} today={today} />}
      <div className="min-w-48 flex-1">
        <h3>{opening.name}</h3>
        <p className="small text-muted">
          {say(page['exam-on'], { day: momentText(opening.examDay, opening.examTime, language) })}
        </p>
        {until && (
          <p className="small text-muted">
            {regular
              ? say(page['if-paid-from'], {
                  fee: formatRs(opening.lateFee, language),
                  day: short(addDays(until, 1)),
                })
              : say(page['late-until'], { to: short(until) })}
          </p>
        )}
      </div>
      <div className="max-md:flex max-md:w-full max-md:items-baseline max-md:justify-between md:text-end">
        <p className="small text-muted">{say(page['fee-today'])}</p>
        <p className="text-[1.75rem] leading-8 font-strong">
          <MoneyText amount={entranceFee(opening, today)} />
        </p>
      </div>
    </div>
  )
}

type ChoiceProps = {
  readonly chosen: readonly Quota[]
  /** An application with these quotas is under way: they stay as they are. */
  readonly locked: boolean
  readonly onChange: (quotas: readonly Quota[]) => void
}

/** Optional; the list scrolls beyond about 12rem (SPEC §2). */
function QuotaChoice({ chosen, locked, onChange }: ChoiceProps) {
  const say = useSay()
  return (
    <fieldset disabled={locked}>
      <legend className="mb-1.5">
        <span className="font-strong">{say(page.quota)}</span>{' '}
        <span className="small text-muted">{say(page['quota-hint'])}</span>
      </legend>
      <div className="quota-grid grid max-h-48 grid-cols-2 overflow-y-auto rounded-control border border-control">
        {Object.entries(quotas).map(([name, label]) =>
          isQuota(name) ? (
            <div key={name} className="px-3">
              <Checkbox
                checked={chosen.includes(name)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, name] : chosen.filter((each) => each !== name),
                  )
                }
              >
                {say(label)}
              </Checkbox>
            </div>
          ) : null,
        )}
      </div>
      <p className="small mt-1.5 text-muted">{say(page['quota-proof'])}</p>
    </fieldset>
  )
}
