import { UnreadableEntries } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { OpeningSummary } from '#features/applying/portal/send/OpeningSummary.tsx'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { decideDetails } from '../rules/apply.ts'
import {
  refusalMessages,
  retotalingMessages as text,
  retotalingPageMessages as page,
} from '../rules/messages.ts'
import type { RetotalingOpening } from '../rules/retotaling.ts'
import type { OwnExam } from '../wire/own-exam.ts'
import { useFeePerCourse, useOwnExam } from './retotaling.queries.ts'
import { SelectDetailsDialog } from './SelectDetailsDialog.tsx'

type Props = {
  readonly opening: RetotalingOpening
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
}

/** Loads the exam details first, shows what is applied for, then lets the courses be chosen (SPEC §2, READINGS R-45). */
export function RetotalDialog(props: Props) {
  const { opening, onClose } = props
  const say = useSay()
  const { data: exam, isError, refetch } = useOwnExam(opening)
  const [confirmed, setConfirmed] = useState(false)
  const isReady = exam !== undefined && !isError && decideDetails(exam).is === 'allowed'
  if (isReady && exam !== null && confirmed)
    return <SelectDetailsDialog {...props} exam={exam} onRefused={() => void refetch()} />
  return (
    <Dialog
      title={say(page['confirm-title'])}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(isReady ? applyingMessages.cancel : blocks.close)}</Button>
          {isReady && (
            <Button look="filled" onClick={() => setConfirmed(true)}>
              {say(page.continue)}
            </Button>
          )}
        </>
      }
    >
      {isError ? (
        <Banner tone="problem" lead={say(text['load-failed'])}>
          <Button onClick={() => void refetch()}>{say(blocks.tryAgain)}</Button>
        </Banner>
      ) : exam === undefined ? (
        <Loading label={say(page['details-loading'])} />
      ) : (
        <Details opening={opening} exam={exam} />
      )}
    </Dialog>
  )
}

type DetailsProps = { readonly opening: RetotalingOpening; readonly exam: OwnExam | null }

function Details({ opening, exam }: DetailsProps) {
  const { say, short } = useSpeaking()
  const perCourse = useFeePerCourse()
  const decision = decideDetails(exam)
  const until = opening.window.to
  return (
    <div className="flex flex-col gap-5">
      {decision.is === 'refused' && (
        <Banner tone="waiting" lead={say(refusalMessages[decision.reason])} />
      )}
      <OpeningSummary
        name={opening.name}
        until={until}
        lines={[
          until === null ? '' : `${say(text['apply-to'])}: ${short(until)}`,
          perCourse ? say(page['each-course']) : '',
        ]}
        fee={{ label: say(text.fee), amount: opening.fee }}
      />
      {exam !== null && exam.papers.length > 0 && (
        <div>
          <h3>{say(page['your-courses'])}</h3>
          <ul className="mt-2">
            {exam.papers.map(({ courseId, code, name, isReleased }) => (
              <li key={courseId} className="border-t border-hairline py-2">
                {code === '' ? '' : `${code} - `}
                {name}
                {!isReleased && (
                  <span className="small block text-muted">{say(page['not-published'])}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <UnreadableEntries ids={exam?.unreadable} />
      {decision.is === 'allowed' && <p>{say(page['confirm-question'])}</p>}
    </div>
  )
}
