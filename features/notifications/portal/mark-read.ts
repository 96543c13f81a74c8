import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { noticeListMessages as text } from '../rules/list-messages.ts'
import type { Notification } from '../rules/facts.ts'
import { notificationsKey } from './notification.queries.ts'

/** Marks one notification of the reader as read, or all of them; then refetches the list. */
export function useMarkRead() {
  const say = useSay()
  const rest = useRest()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (of: 'all' | Pick<Notification, 'id'>) =>
      rest.post(processPath('notice_mark_read'), of === 'all' ? {} : { ad_note_ID: of.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [notificationsKey] }),
    onError: () => toast.error(say(text['mark-failed']), { id: 'notices' }),
  })
}
