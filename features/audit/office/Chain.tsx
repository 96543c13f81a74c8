import { useMutation } from '@tanstack/react-query'
import { Link2, Link2Off } from 'lucide-react'
import { timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { blocks } from '#platform/browser/messages.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { auditText as text } from '../rules/messages.ts'
import { shortHash } from './entry-words.ts'
import { auditVerify } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

/** Verifies the hash chain on request: names the first entry that was changed, or says that all are unchanged. */
export function Chain() {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const check = useMutation({
    mutationFn: () => runProcess(rest, auditVerify, {}),
  })
  const verdict = check.data?.verdict
  const isBroken = verdict?.is === 'broken'
  const checkedMs = Date.parse(check.data?.checked ?? '')
  const words =
    verdict === undefined
      ? say(text['not-checked'])
      : verdict.is === 'broken'
        ? say(text.broken, { n: verdict.entry })
        : say(text.unbroken, {
            n: verdict.entries,
            time: digits(timeInNepal(checkedMs), language),
            hash: shortHash(verdict.hash),
          })
  const Icon = isBroken ? Link2Off : Link2
  return (
    <div
      className={`chain${verdict === undefined ? '' : isBroken ? ' broken' : ' whole'}`}
      role="status"
    >
      <Icon className="icon" aria-hidden />
      <span className="flex-1">
        {words} {check.isError && <b>{say(refusalOr(check.error, blocks.notReached))}</b>}
      </span>
      <button type="button" className="link-button" onClick={() => check.mutate()}>
        {say(text['check-now'])}
      </button>
    </div>
  )
}
