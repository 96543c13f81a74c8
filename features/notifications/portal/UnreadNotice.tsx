import { Check } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Unbroken } from '#platform/browser/ui/text/Unbroken.tsx'
import type { Notification } from '../rules/facts.ts'
import { noticeListMessages as text } from '../rules/list-messages.ts'
import { useMarkRead } from './mark-read.ts'

/** An unread notification, and the sign that confirms it was marked as read. */
export function UnreadNotice({ notice }: { readonly notice: Notification }) {
  const say = useSay()
  const { mutate, isPending } = useMarkRead()
  return (
    <div className="flex items-start justify-between gap-2">
      <b className="font-strong">
        <span className="sr-only">{say(text['is-unread'])}: </span>
        <Unbroken text={notice.text} />
      </b>
      <button
        type="button"
        className="icon-button -my-3 flex-none"
        aria-label={say(text['mark-one-read'], { notice: notice.text })}
        title={say(text['one-read'])}
        disabled={isPending}
        onClick={() => mutate(notice)}
      >
        <Check className="icon" aria-hidden />
      </button>
    </div>
  )
}
