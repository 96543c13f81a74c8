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

/**
 * Choose courses and apply (SPEC §2 Course list dialog, select mode). The opening is read again, with its courses; the
 * dialog stays the same one meanwhile, so that it opens once.
 */
export function ApplyDialog(props: Props) {
  const say = useSay()
  const { screen, opening: pressed, begun, applying, onClose } = props
  const registered = useRegisteredCourses()
  const opening = registered === undefined ? undefined : begun.data
  const { chosen, setChosen, stale } = useChoice(pressed.id, opening ?? null)
  const [asked, setAsked] = useState(false)
  if (begun.error !== null && !(begun.error instanceof NoAnswer))
    return <ApplyWithoutCourses {...props} />
  const decision = opening
    ? decideChoice({ terms: opening, chosen, registeredCourseIds: registered ?? null })
    : null
  const confirm = () => {
    setAsked(true)
    if (opening && decision?.is === 'allowed') applying.action.run({ opening, chosen })
  }
  return (
    <Dialog
      title={say(screen.texts['select-courses'])}
      onClose={onClose}
      busy={isRunning(applying.action)}
      // Once it was sent no box takes the focus.
      forReading={applying.action.state !== 'idle'}
      width="wide"
      footer={
        opening && (
          <Foot
            {...{ opening, chosen, applying }}
            refused={asked && decision?.is === 'refused' ? decision : null}
            onCancel={onClose}
            onConfirm={confirm}
          />
        )
      }
    >
      {opening ? (
        <>
          <Asked opening={opening} />
          {stale && <Banner tone="waiting" lead={say(page['no-longer-offered'])} />}
          <CourseChoice
            {...{ opening, chosen }}
            registered={registered ?? null}
            locked={applying.action.state !== 'idle'}
            onToggle={(course) => setChosen(toggleCourse(chosen, course))}
          />
          <UnreadableEntries ids={opening.unreadable} />
        </>
      ) : (
        <NotRead {...props} isGone={opening === null} />
      )}
    </Dialog>
  )
}

/** The courses are being read, or why they are not here. */
function NotRead({ screen, opening, begun, isGone }: Props & { readonly isGone: boolean }) {
  const say = useSay()
  const { error, mutate } = begun
  if (isGone) return <Banner tone="problem" lead={say(screen.texts['opening-gone'])} />
  if (error === null) return <Loading label={say(page.loading)} />
  return (
    <Banner tone="problem" lead={say(blocks.notSent)}>
      <Button onClick={() => mutate(opening)}>{say(blocks.tryAgain)}</Button>
    </Banner>
  )
}

type FootProps = {
  readonly opening: ProgramOpening
  readonly chosen: readonly number[]
  readonly applying: Applying
  readonly refused: Extract<ReturnType<typeof decideChoice>, { is: 'refused' }> | null
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

function Foot({ opening, applying, refused, ...foot }: FootProps) {
  const say = useSay()
  const language = useLanguage()
  const problem =
    refused === null
      ? applying.problem
      : say(choiceMessages[refused.reason], inDigits(refused.facts ?? {}, language))
  return <ChoiceFooter {...foot} terms={opening} problem={problem} action={applying.action} />
}

function Asked({ opening: { name, minimumCredits } }: { readonly opening: ProgramOpening }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <p className="small mb-4 text-muted">
      {minimumCredits
        ? say(text['choose-optional'], { name, n: digits(minimumCredits, language) })
        : say(text['choose-any'], { name })}
    </p>
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

/** The courses chosen so far; what was chosen before the window closed comes back. None while the opening is not known. */
function useChoice(id: number, opening: ProgramOpening | null) {
  const [own, setChosen] = useState<readonly number[] | null>(null)
  const draft = useDraft<readonly number[]>(draftKey(id), own ?? [], parseIds)
  const selected = draft.found ?? []
  const offered =
    opening === null ? [] : withCompulsory(opening, [...defaultChoice(opening), ...selected])
  const chosen = own ?? offered
  const stale = opening !== null && own === null && selected.some((each) => !chosen.includes(each))
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
