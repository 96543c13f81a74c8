import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { useDraft } from '#platform/browser/storage/drafts.ts'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import { ConfirmApplication } from '#features/applying/portal/send/ConfirmApplication.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { FeeSummary } from '#features/late-fee/portal/FeeSummary.tsx'
import type { EntranceOpening } from '../rules/entrance.ts'
import { ownSeatText } from '../rules/layout/own-messages.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { QuotaChoice } from '#features/applying/portal/QuotaChoice.tsx'
import type { Quota } from '#features/applying/rules/facts.ts'
import { draftKey, useApply } from './apply.ts'

const CentreChoice = lazyPart(async () => ({
  default: (await import('./CentreChoice.tsx')).CentreChoice,
}))

type Props = {
  readonly opening: EntranceOpening
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
}

/** Confirm the application and choose quotas (SPEC §2: 'Apply for Entrance Exam'). */
export function ApplyForEntranceDialog({ opening, onClose, onApplied }: Props) {
  const { say, language } = useSpeaking()
  const examOn = momentText(opening.examDay, opening.examTime, language)
  const [own, setOwn] = useState<readonly Quota[] | null>(null)
  const draft = useDraft<readonly Quota[]>(draftKey(opening.id), own ?? [], parseQuotas)
  const chosen = own ?? draft.found ?? []
  const applying = useApply(opening, onApplied)
  const [centreId, setCentre] = useState<number | null>(null)
  const [specialNeed, setSpecialNeed] = useState(false)
  const locked = applying.action.state !== 'idle'
  const given = { quotas: chosen, centreId, specialNeed }
  return (
    <ConfirmApplication texts={text} applying={applying} given={given} onClose={onClose}>
      <FeeSummary opening={opening} line={say(page['exam-on'], { day: examOn })} />
      <QuotaChoice chosen={chosen} locked={locked} onChange={setOwn} />
      {opening.centreIds.length > 1 && (
        <Suspense fallback={null}>
          <CentreChoice opening={opening} chosen={centreId} locked={locked} onChange={setCentre} />
        </Suspense>
      )}
      <Checkbox
        checked={specialNeed}
        disabled={locked}
        onChange={({ target }) => setSpecialNeed(target.checked)}
      >
        {say(ownSeatText['special-need'])}
      </Checkbox>
    </ConfirmApplication>
  )
}

function parseQuotas(json: unknown): readonly Quota[] | null {
  if (!Array.isArray(json)) return null
  const names = json.filter((each): each is Quota => typeof each === 'string')
  return names.length === 0 ? null : names
}
