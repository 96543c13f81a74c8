import { useSay } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { releaseDeskText as text } from '../rules/release/release-desk-messages.ts'
import type { ResultOverview } from '../wire/office.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'

type Sign = 'agree' | 'look' | 'block' | 'unknown'
type Check = { readonly name: keyof typeof text; readonly sign: Sign; readonly words: string }

/** Checks between the marks and their publication, in the order of the work. */
export function ReleaseChecks({ overview }: { readonly overview: ResultOverview }) {
  const say = useSay()
  const checks = useChecks(overview)
  return (
    <ul className="release-checks">
      {checks.map(({ name, sign, words }) => (
        <li key={name}>
          <SignMark sign={sign} />
          <span>
            <b>{say(text[name])}</b>
            <br />
            <span className="small text-muted">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function useChecks({ sheets, courses, decisions, proposal }: ResultOverview): readonly Check[] {
  const say = useSay()
  const momentText = useMomentText()
  const { unnumbered, prepared, preparedFor, scheduled, published } = sheets
  const open = courses.reduce((sum, { candidates, agreed }) => sum + candidates - agreed, 0)
  const held = decisions.filter(({ sort }) => sort === 'WITHHELD').length
  const isDone = scheduled + published > 0
  const counted = (n: number) => (n === 0 ? say(text.complete) : say(text.missing, { n }))
  const isReady = prepared > 0 && preparedFor !== null
  return [
    {
      name: 'check-numbers',
      sign: unnumbered === 0 ? 'agree' : 'block',
      words: counted(unnumbered),
    },
    { name: 'check-marks', sign: open === 0 ? 'agree' : 'block', words: counted(open) },
    {
      name: 'check-held',
      sign: held === 0 ? 'agree' : 'look',
      words: held === 0 ? say(text.none) : say(text['held-n'], { n: held }),
    },
    {
      name: 'check-prepared',
      sign: isReady || isDone ? 'agree' : 'unknown',
      words: isReady
        ? say(text['prepared-n'], { n: prepared, at: momentText(preparedFor) })
        : say(isDone ? text.complete : text['not-yet']),
    },
    {
      name: 'check-second',
      sign: isDone ? 'agree' : 'unknown',
      words: isDone
        ? say(text.confirmed)
        : proposal === null
          ? say(text['not-yet'])
          : say(text['waits-second'], { name: proposal.by }),
    },
  ]
}
