import { UnreadableEntries } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useDraft } from '#platform/browser/storage/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { useLaterFees } from '#features/late-fee/portal/later-fees.ts'
import { feeOn } from '#features/late-fee/rules/facts.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { examMessages as text, examPageMessages as page } from '../rules/messages.ts'
import { offeredPapers, type OfferedPaper, whyNoneOffered } from '../rules/papers.ts'
import { draftKey, useApply } from './apply.ts'
import { useAppliedExams, useRegisteredCourses } from './exam.queries.ts'
import { PaperChoice } from './PaperChoice.tsx'
import { ExamFooter } from './ExamFooter.tsx'
import { satPapersOf } from './sat-papers.ts'

type Props = {
  readonly opening: ExamOpening
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
}

/** 'Select Courses for Exam Registration': the registered courses of the exam's semester, read again (SPEC §5). */
export function SelectCoursesDialog(props: Props) {
  const { opening, onClose } = props
  const say = useSay()
  const registered = useRegisteredCourses(opening)
  const own = useAppliedExams()
  const isKnown = registered.data !== undefined && own.data !== undefined
  if (isKnown && !registered.isError) {
    const sat = satPapersOf(own.data)
    const offered = offeredPapers({ opening, registered: registered.data.courses, sat })
    if (offered.length > 0)
      return (
        <Choose
          {...props}
          offered={offered}
          unreadable={registered.data.unreadable}
          onRefused={() => void registered.refetch()}
        />
      )
  }
  return (
    <Dialog title={say(text['select-courses'])} onClose={onClose}>
      {registered.isError || own.isError ? (
        <Banner tone="problem" lead={say(text['courses-failed'])}>
          <Button
            onClick={() => {
              void registered.refetch()
              void own.refetch()
            }}
          >
            {say(blocks.tryAgain)}
          </Button>
        </Banner>
      ) : isKnown ? (
        <>
          <Banner
            tone="waiting"
            lead={say(text[whyNoneOffered(opening, registered.data.courses)])}
          />
          <UnreadableEntries ids={registered.data.unreadable} />
        </>
      ) : (
        <Loading label={say(page['courses-loading'])} />
      )}
    </Dialog>
  )
}

type Choosing = Props & {
  readonly offered: readonly OfferedPaper[]
  /** Ids of registered courses that could not be read. */
  readonly unreadable: readonly string[]
  /** The data on the screen is out of date: marks and earlier exam papers are read again. */
  readonly onRefused: () => void
}

function Choose({ opening, offered, unreadable, onClose, onApplied, onRefused }: Choosing) {
  const { say, language, today } = useSpeaking()
  const { name, fees } = opening
  const later = useLaterFees(fees)
  const { chosen, setChosen } = useChosen(opening, offered)
  const { action, problem } = useApply(opening, { onApplied, onRefused })
  return (
    <Dialog
      title={say(text['select-courses'])}
      onClose={onClose}
      busy={isRunning(action)}
      // Once it was sent no box takes the focus.
      forReading={action.state !== 'idle'}
      width="wide"
      footer={
        <ExamFooter
          count={chosen.length}
          notEligible={offered.filter(({ whyNot }) => whyNot.length > 0).length}
          problem={problem}
          action={action}
          onCancel={onClose}
          onConfirm={() => action.run(chosen)}
        />
      }
    >
      <p className="small mb-4 text-muted">
        {say(page['picker-note'], { name, fee: formatRs(feeOn(fees, today), language) })}
        {later.map((each) => (
          <span key={each} className="block">
            {each}
          </span>
        ))}
      </p>
      <PaperChoice
        caption={opening.name}
        offered={offered}
        chosen={chosen}
        locked={action.state !== 'idle'}
        onToggle={(id) =>
          setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
        }
      />
      <UnreadableEntries ids={unreadable} />
    </Dialog>
  )
}

/** Chosen exam papers; initially the stored draft, else all eligible ones of a regular exam, none of a back exam. */
function useChosen({ id, type }: ExamOpening, offered: readonly OfferedPaper[]) {
  const [own, setChosen] = useState<readonly number[] | null>(null)
  const draft = useDraft<readonly number[]>(draftKey(id), own ?? [], parseIds)
  const eligible = offered
    .filter(({ whyNot }) => whyNot.length === 0)
    .map(({ course }) => course.courseId)
  const chosen = own ?? draft.found ?? (type === 'REG' ? eligible : [])
  return { chosen: chosen.filter((each) => eligible.includes(each)), setChosen }
}

function parseIds(json: unknown): readonly number[] | null {
  if (!Array.isArray(json)) return null
  const ids = json.filter((each): each is number => typeof each === 'number')
  return ids.length === 0 ? null : ids
}
