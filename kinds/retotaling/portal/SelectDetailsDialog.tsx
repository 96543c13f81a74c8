import { useEffect, useRef, useState } from 'react'
import { sayInBoth } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useDraft } from '#platform/browser/storage/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { ConfirmFooter } from '#features/applying/portal/send/ConfirmFooter.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import type { Chosen } from '../rules/apply.ts'
import {
  refusalMessages,
  retotalingMessages as text,
  retotalingPageMessages as page,
} from '../rules/messages.ts'
import { feeFor, type RetotalingOpening } from '../rules/retotaling.ts'
import type { OwnExam } from '../wire/own-exam.ts'
import { draftKey, useApply } from './apply.ts'
import { CourseReasons } from './CourseReasons.tsx'
import { useFeePerCourse } from './retotaling.queries.ts'

type Props = {
  readonly opening: RetotalingOpening
  readonly exam: OwnExam
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
  /** The data on the screen is out of date. */
  readonly onRefused: () => void
}

/** 'Select Exam Details for Retotaling': a box and a reason for each course with a released result (SPEC §5, mock 15). */
export function SelectDetailsDialog({ opening, exam, onClose, onApplied, onRefused }: Props) {
  const say = useSay()
  const released = exam.papers.filter(({ isReleased }) => isReleased)
  const [own, setOwn] = useState<readonly Chosen[] | null>(null)
  const draft = useDraft<readonly Chosen[]>(draftKey(opening.id), own ?? [], parseChosen)
  const selected = own ?? draft.found ?? []
  const chosen = selected.filter((each) =>
    released.some(({ courseId }) => courseId === each.courseId),
  )
  const [tries, setTries] = useState(0)
  const reasons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) reasons.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  const { action, problem } = useApply(opening, { onApplied, onRefused })
  const isMissing = chosen.some(({ description }) => description.trim() === '')
  const missing = tries > 0 && isMissing ? say(refusalMessages['reason-missing']) : null
  const n = chosen.length
  return (
    <Dialog
      title={say(text['select-title'])}
      onClose={onClose}
      busy={isRunning(action)}
      // Once it was sent no field takes the focus.
      forReading={action.state !== 'idle'}
      footer={
        <ConfirmFooter
          action={action}
          totals={<Total opening={opening} courses={n} />}
          problem={problem}
          confirm={sayInBoth(text['apply-n'], { n })}
          disabled={n === 0}
          onCancel={onClose}
          onConfirm={() => {
            setTries(tries + 1)
            if (!isMissing) action.run(chosen)
          }}
        />
      }
    >
      <Note opening={opening} />
      <div ref={reasons}>
        <CourseReasons
          caption={opening.name}
          papers={released}
          chosen={chosen}
          missing={missing}
          locked={action.state !== 'idle'}
          onChange={setOwn}
        />
      </div>
    </Dialog>
  )
}

function Note({ opening }: { readonly opening: RetotalingOpening }) {
  const { say, short, language } = useSpeaking()
  const perCourse = useFeePerCourse()
  const { name, fee, window } = opening
  return (
    <p className="small mb-4 text-muted">
      {say(page[perCourse ? 'select-note-each' : 'select-note'], {
        name,
        fee: formatRs(fee, language),
        day: window.to === null ? '-' : short(window.to),
      })}
    </p>
  )
}

/** Total fee of the courses chosen so far. */
function Total({
  opening,
  courses,
}: {
  readonly opening: RetotalingOpening
  readonly courses: number
}) {
  const say = useSay()
  const perCourse = useFeePerCourse()
  if (courses === 0) return null
  return (
    <p role="status" className="flex items-baseline gap-2">
      <span className="small text-muted">{say(text['total-fee'])}</span>
      <b className="font-strong">
        <MoneyText amount={feeFor(opening, { courses, perCourse })} />
      </b>
    </p>
  )
}

function parseChosen(json: unknown): readonly Chosen[] | null {
  if (!Array.isArray(json)) return null
  const read = json.filter(isChosen)
  return read.length === 0 ? null : read
}

function isChosen(json: unknown): json is Chosen {
  if (typeof json !== 'object' || json === null) return false
  return (
    typeof Reflect.get(json, 'courseId') === 'number' &&
    typeof Reflect.get(json, 'description') === 'string'
  )
}
