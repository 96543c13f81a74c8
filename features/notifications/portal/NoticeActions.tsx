import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { noticeListMessages as text } from '../rules/list-messages.ts'
import { useMarkRead } from './mark-read.ts'

const ChoicesDialog = lazyPart(async () => ({
  default: (await import('./ChoicesDialog.tsx')).ChoicesDialog,
}))

/** Beneath the list: what is unread is marked as read, and what also comes by mail is chosen. */
export function NoticeActions({ unread }: { readonly unread: number }) {
  const say = useSay()
  const { mutate, isPending } = useMarkRead()
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="button-row border-t border-hairline px-4 py-3 md:px-5">
      {unread > 0 && (
        <Button busy={isPending} onClick={() => mutate('all')}>
          {say(text['mark-read'])}
        </Button>
      )}
      <Button onClick={() => setChoosing(true)}>{say(text.choose)}</Button>
      {choosing && (
        <Suspense>
          <ChoicesDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}
