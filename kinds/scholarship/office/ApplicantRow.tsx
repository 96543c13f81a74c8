import { type ReactNode, useState } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import {
  committeeDeskText as text,
  criterionNames,
  fitWords,
} from '../rules/committee-desk-messages.ts'
import type { RankedApplicant } from '../wire/committee.ts'
import { AwardDialog, DeclineDialog, ScoreDialog } from './DecisionDialogs.tsx'
import { Decision } from './Decision.tsx'

type Props = {
  readonly rank: number
  readonly applicant: RankedApplicant
  readonly isMember: boolean
  /** Amount of the scholarship, in rupees. */
  readonly most: number
}

const signs = { met: 'agree', 'not-met': 'look', unknown: 'unknown' } as const

/** One applicant: who, how far the criteria are met, the members' scores, and what is decided. */
export function ApplicantRow({ rank, applicant, isMember, most }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [open, setOpen] = useState<'score' | 'award' | 'decline' | null>(null)
  const close = () => setOpen(null)
  const { Name, regrollno, criteria, cgpa, DocStatus, proposal } = applicant
  const isOpen = DocStatus !== 'CO' && DocStatus !== 'CL'
  return (
    <tr className="align-top">
      <th scope="row">
        {Name}
        {regrollno !== null && <span className="small block text-muted">{regrollno}</span>}
      </th>
      <td className="end tabular">{digits(rank, language)}</td>
      <td>
        <ul>
          {criteria.map(({ criterion, fit }) => (
            <li key={criterion} className={`sign is-${signs[fit]} flex`}>
              <SignMark sign={signs[fit]} />
              {say(criterionNames[criterion])}: {say(fitWords[fit])}
            </li>
          ))}
        </ul>
      </td>
      <td className="end tabular">{cgpa === null ? '-' : digits(cgpa.toFixed(2), language)}</td>
      <td>
        <Scores applicant={applicant} />
      </td>
      <td>
        <Decision applicant={applicant} isMember={isMember} />
        {isMember && isOpen && (
          <Actions>
            <Button onClick={() => setOpen('score')}>
              {say(
                applicant.scores.some(({ isMine }) => isMine)
                  ? text['score-again']
                  : text['give-score'],
              )}
            </Button>
            {DocStatus === 'AP' && proposal === null && (
              <Button onClick={() => setOpen('award')}>{say(text.award)}</Button>
            )}
            {proposal === null && (
              <Button onClick={() => setOpen('decline')}>{say(text.decline)}</Button>
            )}
          </Actions>
        )}
        {open === 'score' && <ScoreDialog applicant={applicant} onClose={close} />}
        {open === 'award' && <AwardDialog applicant={applicant} most={most} onClose={close} />}
        {open === 'decline' && <DeclineDialog applicant={applicant} onClose={close} />}
      </td>
    </tr>
  )
}

function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-2">{children}</div>
}

function Scores({ applicant: { score, scores } }: Pick<Props, 'applicant'>) {
  const say = useSay()
  const language = useLanguage()
  if (score === null) return <span className="text-muted">{say(text['not-scored'])}</span>
  return (
    <>
      <b className="tabular">{digits(score, language)}</b>
      <ul className="small text-muted">
        {scores.map(({ member, score: given, note }) => (
          <li key={member}>
            {say(text['scored-by'], { member, score: given })}
            {note !== null && ` · ${note}`}
          </li>
        ))}
      </ul>
    </>
  )
}
