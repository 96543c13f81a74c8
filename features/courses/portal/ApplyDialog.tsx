import { useEffect, useRef, useState } from 'react'
import { useDraft } from '#platform/browser/drafts.ts'
import type { Language } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { NoAnswer } from '#platform/browser/rest-failure.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { Button } from '#platform/browser/ui/Button.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import {
  type ChoiceFacts,
  choiceMessages,
  courseMessages as text,
  decideChoice,
  defaultChoice,
  type ProgramOpening,
  registeredCourseIds,
  toggleCourse,
  withCompulsory,
} from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { draftKey, useApply } from './apply.ts'
import { ChoiceFooter } from './ChoiceFooter.tsx'
import { CourseChoice } from './CourseChoice.tsx'
import { useAppliedPrograms, useProgram } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

type Props = {
  readonly screen: ProgramScreen
  readonly opening: ProgramOpening
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
}

/** Choose courses and apply (SPEC §2 Course list dialog, select mode). The opening is read anew, with its courses. */
export function ApplyDialog(props: Props) {
  const say = useSay()
  const { screen, opening, onClose } = props
  const { data, error, isPending, isFetching, refetch } = useProgram(opening.id)
  if (data) return <ChooseAndApply {...props} opening={data} />
  // The details could not be read, yet the server answers: it adds the compulsory courses itself (READINGS R-40).
  if (error !== null && !(error instanceof NoAnswer)) return <ApplyWithoutCourses {...props} />
  const sentence = error === null ? say(screen.texts['opening-gone']) : say(blocks.notSent)
  return (
    <Dialog title={say(screen.texts['select-courses'])} onClose={onClose}>
      {isPending ? (
        <Loading label={say(page.loading)} />
      ) : (
        <Banner tone="problem" lead={sentence}>
          {error !== null && (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {say(blocks.tryAgain)}
            </Button>
          )}
        </Banner>
      )}
    </Dialog>
  )
}

function ChooseAndApply({ screen, opening, onClose, onApplied }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { chosen, setChosen, stale } = useChoice(opening)
  const registered = useRegisteredCourses()
  const [asked, setAsked] = useState(false)
  const { busy, problem, apply } = useApply(screen, onApplied)
  const decision = decideChoice({ terms: opening, chosen, registeredCourseIds: registered })
  const refusal =
    asked && decision.is === 'refused'
      ? say(choiceMessages[decision.reason], inDigits(decision.facts ?? {}, language))
      : problem
  const confirm = () => {
    setAsked(true)
    if (decision.is === 'allowed') void apply({ opening, chosen })
  }
  return (
    <Dialog
      title={say(screen.texts['select-courses'])}
      onClose={onClose}
      busy={busy}
      wide
      footer={
        <ChoiceFooter
          terms={opening}
          chosen={chosen}
          problem={refusal}
          busy={busy}
          onCancel={onClose}
          onConfirm={confirm}
        />
      }
    >
      <p className="small mb-4 text-muted">
        {opening.minimumCredits
          ? say(text['choose-optional'], {
              name: opening.name,
              n: digits(opening.minimumCredits, language),
            })
          : say(text['choose-any'], { name: opening.name })}
      </p>
      {stale && <Banner tone="waiting" lead={say(page['no-longer-offered'])} />}
      <CourseChoice
        opening={opening}
        chosen={chosen}
        registered={registered}
        onToggle={(course) => setChosen(toggleCourse(chosen, course))}
      />
    </Dialog>
  )
}

/** Courses of both kinds' approved applications, as the admission registers the first semester; null until known. */
function useRegisteredCourses(): readonly number[] | null {
  const admissions = useAppliedPrograms('admission').data
  const registrations = useAppliedPrograms('course-registration').data
  if (admissions === undefined || registrations === undefined) return null
  return registeredCourseIds([...admissions, ...registrations])
}

function inDigits({ n, ...facts }: ChoiceFacts, language: Language) {
  return n === undefined ? facts : { ...facts, n: digits(n, language) }
}

/** The courses chosen so far; what was chosen before the window closed comes back. */
function useChoice(opening: ProgramOpening) {
  const [own, setChosen] = useState<readonly number[] | null>(null)
  const draft = useDraft<readonly number[]>(draftKey(opening), own ?? [], parseIds)
  const kept = draft.found ?? []
  const chosen = own ?? withCompulsory(opening, [...defaultChoice(opening), ...kept])
  const stale = own === null && kept.some((id) => !chosen.includes(id))
  return { chosen, setChosen, stale }
}

function parseIds(json: unknown): readonly number[] | null {
  if (!Array.isArray(json)) return null
  const ids = json.filter((each): each is number => typeof each === 'number')
  return ids.length === 0 ? null : ids
}

function ApplyWithoutCourses({ screen, opening, onClose, onApplied }: Props) {
  const say = useSay()
  const { busy, problem, apply } = useApply(screen, onApplied)
  const begun = useRef(false)
  useEffect(() => {
    // Once, whatever renders again: a second try is the student's to ask for.
    if (begun.current) return
    begun.current = true
    void apply({ opening, chosen: [] })
  })
  return (
    <Dialog
      title={opening.name}
      onClose={onClose}
      busy={busy}
      footer={<Button onClick={onClose}>{say(blocks.close)}</Button>}
    >
      {problem === null ? (
        <Loading label={say(page.loading)} />
      ) : (
        <Banner tone="problem" lead={problem} />
      )}
    </Dialog>
  )
}
