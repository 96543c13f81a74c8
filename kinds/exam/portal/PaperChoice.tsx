import { Lock } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import { examPageMessages as page } from '../rules/messages.ts'
import type { OfferedPaper } from '../rules/papers.ts'
import { whyNotSentence } from '../rules/why-not.ts'

type Props = {
  readonly caption: string
  readonly offered: readonly OfferedPaper[]
  readonly chosen: readonly number[]
  /** True while a registration with these exam papers is being sent: the choice is locked. */
  readonly locked: boolean
  readonly onToggle: (courseId: number) => void
}

/** Exam papers with a box each and their internal marks; one that is not eligible stays readable, with its reason. */
export function PaperChoice({ caption, offered, chosen, locked, onToggle }: Props) {
  return (
    <ul aria-label={caption} className="-mx-4 md:-mx-6">
      {offered.map((paper) => (
        <Paper
          key={paper.course.courseId}
          paper={paper}
          chosen={chosen.includes(paper.course.courseId)}
          locked={locked}
          onToggle={() => onToggle(paper.course.courseId)}
        />
      ))}
    </ul>
  )
}

type PaperProps = {
  readonly paper: OfferedPaper
  readonly chosen: boolean
  readonly locked: boolean
  readonly onToggle: () => void
}

function Paper({ paper: { course, whyNot }, chosen, locked, onToggle }: PaperProps) {
  const say = useSay()
  const isEligible = whyNot.length === 0
  const id = `paper-${course.courseId}`
  const { internalMarks: have, internalFullMarks: full, internalPassMarks: need } = course
  return (
    <li
      className={`relative flex gap-3.5 border-b border-hairline px-4 py-3 last:border-0 md:px-6${isEligible ? '' : ' bg-sunken'}`}
    >
      <input
        id={id}
        type="checkbox"
        className="tick relative z-1 mt-0.5 flex-none"
        checked={chosen}
        disabled={locked || !isEligible}
        onChange={onToggle}
        aria-describedby={`${id}-marks`}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className={isEligible ? 'after:absolute after:inset-0' : ''}>
          <span className="font-strong">{course.code}</span>
          {course.code === '' ? '' : ' - '}
          {course.name}
        </label>
        <div id={`${id}-marks`} className="small text-muted">
          {isEligible
            ? say(page['internal-fine'], { have: have ?? 0, full: full ?? 0, need: need ?? 0 })
            : whyNot.map((each) => <p key={each.reason}>{say(whyNotSentence(each, course))}</p>)}
        </div>
      </div>
      {!isEligible && (
        <div className="flex-none">
          <StatusChip tone="closed" icon={Lock}>
            {say(applyingMessages['not-eligible'])}
          </StatusChip>
        </div>
      )}
    </li>
  )
}
