import { useState } from 'react'
import { addDays } from '#platform/pure/calendar/day.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useDraft } from '#platform/browser/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { ChoiceGrid } from '#platform/browser/ui/ChoiceGrid.tsx'
import { momentText } from '#platform/browser/ui/moment-text.ts'
import { ConfirmApplication } from '#features/applying/portal/ConfirmApplication.tsx'
import { OpeningSummary } from '#features/applying/portal/OpeningSummary.tsx'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceFee, isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { isQuota, type Quota, quotas } from '#features/applying/rules/facts.ts'
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
  const applying = useApply(opening, onApplied)
  return (
    <ConfirmApplication texts={text} applying={applying} given={chosen} onClose={onClose}>
      <Summary opening={opening} />
      <ChoiceGrid
        legend={say(page.quota)}
        hint={say(page['quota-hint'])}
        note={say(page['quota-proof'])}
        options={quotas}
        chosen={chosen}
        locked={applying.act.state !== 'idle'}
        onChange={setOwn}
      />
    </ConfirmApplication>
  )
}

function parseQuotas(json: unknown): readonly Quota[] | null {
  if (!Array.isArray(json)) return null
  const names = json.filter((each): each is Quota => typeof each === 'string' && isQuota(each))
  return names.length === 0 ? null : names
}

function Summary({ opening }: { readonly opening: EntranceOpening }) {
  const { say, short, language, today } = useSpeaking()
  const until = nextDeadline(opening, today)
  const later = until && {
    fee: formatRs(opening.lateFee, language),
    day: short(addDays(until, 1)),
    to: short(until),
  }
  const change = page[isRegularOn(opening, today) ? 'if-paid-from' : 'late-until']
  return (
    <OpeningSummary
      name={opening.name}
      until={until}
      lines={[
        say(page['exam-on'], { day: momentText(opening.examDay, opening.examTime, language) }),
        later ? say(change, later) : '',
      ]}
      fee={{ label: say(page['fee-today']), amount: entranceFee(opening, today) }}
    />
  )
}
