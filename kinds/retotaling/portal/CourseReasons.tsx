import { useSay } from '#platform/browser/language.ts'
import { TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import type { Chosen } from '../rules/apply.ts'
import { retotalingPageMessages as page } from '../rules/messages.ts'
import { reasonMaxLength, type SatPaper } from '../rules/retotaling.ts'

type Props = {
  readonly caption: string
  readonly papers: readonly SatPaper[]
  readonly chosen: readonly Chosen[]
  /** Message at a chosen course without a reason; null: none yet. */
  readonly missing: string | null
  /** A request with these is under way: they stay as they are. */
  readonly locked: boolean
  readonly onChange: (chosen: readonly Chosen[]) => void
}

/** Each course with a box; the reason opens beneath a chosen one (mock 15). */
export function CourseReasons({ caption, papers, chosen, onChange, ...at }: Props) {
  const toggle = (courseId: number) => {
    const others = chosen.filter((each) => each.courseId !== courseId)
    onChange(others.length < chosen.length ? others : [...chosen, { courseId, description: '' }])
  }
  const write = (courseId: number, description: string) =>
    onChange(chosen.map((each) => (each.courseId === courseId ? { courseId, description } : each)))
  return (
    <ul aria-label={caption} className="-mx-4 md:-mx-6">
      {papers.map((paper) => (
        <Course
          {...at}
          key={paper.courseId}
          paper={paper}
          reason={chosen.find((each) => each.courseId === paper.courseId)?.description ?? null}
          onToggle={() => toggle(paper.courseId)}
          onWrite={(description) => write(paper.courseId, description)}
        />
      ))}
    </ul>
  )
}

type CourseProps = Pick<Props, 'missing' | 'locked'> & {
  readonly paper: SatPaper
  /** Null: not chosen. */
  readonly reason: string | null
  readonly onToggle: () => void
  readonly onWrite: (description: string) => void
}

function Course({ paper, reason, missing, locked, onToggle, onWrite }: CourseProps) {
  const say = useSay()
  const { courseId, code, name } = paper
  const id = `retotal-${courseId}`
  const error = reason !== null && reason.trim() === '' && missing !== null ? missing : undefined
  return (
    <li className="flex gap-3.5 border-b border-hairline px-4 py-3 last:border-0 md:px-6">
      <input
        id={id}
        type="checkbox"
        className="tick mt-0.5 flex-none"
        checked={reason !== null}
        disabled={locked}
        onChange={onToggle}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block min-h-6">
          <span className="font-strong">{code}</span>
          {code === '' ? '' : ' - '}
          {name}
        </label>
        {reason !== null && (
          <div className="mt-3">
            <TextAreaField
              label={say(page.reason)}
              placeholder={say(page['reason-hint'])}
              aria-label={`${say(page.reason)}, ${name}`}
              value={reason}
              maxLength={reasonMaxLength}
              disabled={locked}
              error={error}
              onChange={(event) => onWrite(event.target.value)}
            />
          </div>
        )}
      </div>
    </li>
  )
}
