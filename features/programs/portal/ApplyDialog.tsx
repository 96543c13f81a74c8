import { UnreadableEntries } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useDraft } from '#platform/browser/storage/drafts.ts'
import type { Language } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { NoAnswer } from '#platform/browser/network/rest-failure.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
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
import { type Applying, draftKey, type useBegin } from './apply.ts'
import { ChoiceFooter } from './courses/ChoiceFooter.tsx'
import { CourseChoice } from './courses/CourseChoice.tsx'
import { useAppliedPrograms } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

type Props = {
  readonly screen: ProgramScreen
  /** The pressed opening, as the list shows it. */
  readonly opening: ProgramOpening
  readonly begun: ReturnType<typeof useBegin>
  readonly applying: Applying
  readonly onClose: () => void
}

/** Choose courses and apply (SPEC §2 Course list dialog, select mode). The opening is read again, with its courses. */
export function ApplyDialog(props: Props) {
  const say = useSay()
  const { screen, opening, begun, onClose } = props
  const { data, error, isPending, mutate } = begun
  const registered = useRegisteredCourses()
  const reading = isPending || (data !== undefined && registered === undefined)
  if (data && registered !== undefined)
    return <ChooseAndApply {...props} opening={data} registered={registered} />
  if (error !== null && !(error instanceof NoAnswer)) return <ApplyWithoutCourses {...props} />
  const sentence = error === null ? say(screen.texts['opening-gone']) : say(blocks.notSent)
  return (
    <Dialog title={say(screen.texts['select-courses'])} onClose={onClose}>
      {reading ? (
        <Loading label={say(page.loading)} />
      ) : (
        <Banner tone="problem" lead={sentence}>
          {error !== null && (
            <Button onClick={() => mutate(opening)}>{say(blocks.tryAgain)}</Button>
          )}
        </Banner>
      )}
    </Dialog>
  )
}

type ChooseProps = Props & { readonly registered: readonly number[] | null }

function ChooseAndApply(props: ChooseProps) {
  const { screen, opening, registered, onClose } = props
  const { action, problem } = props.applying
  const say = useSay()
  const language = useLanguage()
  const { chosen, setChosen, stale } = useChoice(opening)
  const [asked, setAsked] = useState(false)
  const waits = action.state !== 'idle'
  const decision = decideChoice({ terms: opening, chosen, registeredCourseIds: registered })
  const refusal =
    asked && decision.is === 'refused'
      ? say(choiceMessages[decision.reason], inDigits(decision.facts ?? {}, language))
      : problem
  const confirm = () => {
    setAsked(true)
    if (decision.is === 'allowed') action.run({ opening, chosen })
  }
  return (
    <Dialog
      title={say(screen.texts['select-courses'])}
      onClose={onClose}
      busy={isRunning(action)}
      width="wide"
      footer={
        <ChoiceFooter
          terms={opening}
          chosen={chosen}
          problem={refusal}
          action={action}
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
        locked={waits}
        onToggle={(course) => setChosen(toggleCourse(chosen, course))}
      />
      <UnreadableEntries ids={opening.unreadable} />
    </Dialog>
  )
}

/**
 * Courses of both kinds' approved applications, as the admission registers the first semester: null when they cannot be
 * read, undefined while they are being read. Rows are drawn after that, as what a course needs first stands in them.
 */
function useRegisteredCourses(): readonly number[] | null | undefined {
  const admissions = useAppliedPrograms('admission')
  const registrations = useAppliedPrograms('course-registration')
  if (admissions.isPending || registrations.isPending) return undefined
  if (admissions.data === undefined || registrations.data === undefined) return null
  return registeredCourseIds([...admissions.data, ...registrations.data])
}

function inDigits({ n, ...facts }: ChoiceFacts, language: Language) {
  return n === undefined ? facts : { ...facts, n: digits(n, language) }
}

/** The courses chosen so far; what was chosen before the window closed comes back. */
function useChoice(opening: ProgramOpening) {
  const [own, setChosen] = useState<readonly number[] | null>(null)
  const draft = useDraft<readonly number[]>(draftKey(opening.id), own ?? [], parseIds)
  const selected = draft.found ?? []
  const chosen = own ?? withCompulsory(opening, [...defaultChoice(opening), ...selected])
  const stale = own === null && selected.some((id) => !chosen.includes(id))
  return { chosen, setChosen, stale }
}

function parseIds(json: unknown): readonly number[] | null {
  if (!Array.isArray(json)) return null
  const ids = json.filter((each): each is number => typeof each === 'number')
  return ids.length === 0 ? null : ids
}

/** Nothing can be chosen: the application is under way already, or says why not; trying again reads the courses again. */
function ApplyWithoutCourses({ opening, begun, applying, onClose }: Props) {
  const { action, problem } = applying
  const say = useSay()
  return (
    <Dialog
      title={opening.name}
      onClose={onClose}
      busy={isRunning(action)}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.close)}</Button>
          {problem !== null && (
            <Button look="filled" onClick={() => begun.mutate(opening)}>
              {say(blocks.tryAgain)}
            </Button>
          )}
        </>
      }
    >
      <LostAnswer action={action} />
      {action.state === 'busy' && <Loading label={say(page.loading)} />}
      {problem !== null && <Banner tone="problem" lead={problem} />}
    </Dialog>
  )
}
