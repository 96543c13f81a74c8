import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { noticeListMessages as text } from '../rules/list-messages.ts'
import { notificationsKey } from './notification.queries.ts'

/** Marks every notice of the reader as read; the list is read again. */
export function useMarkRead() {
  const say = useSay()
  const rest = useRest()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => rest.post(processPath('notice_mark_read'), {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [notificationsKey] }),
    onError: () => toast.error(say(text['mark-failed']), { id: 'notices' }),
  })
}
