import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { SendTestMail } from '#features/first-steps/office/SendTestMail.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { systemStatusText as text } from '../rules/messages.ts'
import type { StatusPartView } from '../wire/processes.ts'
import { FailedMails } from './FailedMails.tsx'
import { LevelWord } from './LevelWord.tsx'

type Props = {
  readonly part: StatusPartView
  /** A person has opened it: on a narrow window it is below the list, and comes into sight. */
  readonly isChosen: boolean
}

/** One part with all its figures; the mail outbox with its failed mails and the test mail. */
export function PartPane({ part, isChosen }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const mayMail = useMay('sign-up.open')
  const refresh = () => queries.invalidateQueries({ queryKey: ['system-status'] })
  const isMail = part.id === 'mail'
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isChosen) pane.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <section ref={pane} className="status-pane" aria-label={say(part.name)}>
      <header>
        <h2>{say(part.name)}</h2>
        <LevelWord level={part.level} state={part.state} />
      </header>
      <p>{say(part.figure)}</p>
      {part.facts.length > 0 && (
        <Facts
          facts={part.facts.map(({ label, value }) => ({ label: say(label), value: say(value) }))}
        />
      )}
      {isMail && part.level !== 'silent' && <FailedMails />}
      {isMail && mayMail && (
        <section aria-labelledby="status-test-mail" className="grid gap-2">
          <h3 id="status-test-mail">{say(text['test-mail'])}</h3>
          <SendTestMail onSent={refresh} />
        </section>
      )}
    </section>
  )
}
