import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { detailOf } from '#platform/browser/network/error-detail.ts'
import { judgeText as text } from '#features/desk/rules/judge-messages.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { deskJudge } from '../../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export type Judging = ReturnType<typeof useJudge>

/**
 * Judging the checks of an item that only a person can: one, or all that are left. All at once only after every file of the
 * item was on the screen.
 */
export function useJudge(at: {
  readonly queue: string
  readonly record: number
  readonly checks: readonly CheckRow[]
  readonly hasSeenAll: boolean
  readonly announce: (words: string) => void
}) {
  const { queue, record, checks, hasSeenAll, announce } = at
  const say = useSay()
  const rest = useRest()
  const queries = useQueryClient()
  const judging = useMutation({
    mutationFn: ({ keys, agrees }: { keys: readonly string[]; agrees: boolean }) =>
      runProcess(rest, deskJudge, { queue, record, checks: keys.join(' '), agrees }),
    onError: (error) => announce(detailOf(error)),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['desk', 'item', queue, record] }),
        queries.invalidateQueries({ queryKey: ['desk', 'rows', queue] }),
      ]),
  })
  const left = checks.flatMap(({ sign, judge }) =>
    sign === 'unknown' && judge !== undefined ? [judge.key] : [],
  )
  return {
    /** Number of checks that are not judged yet. */
    left: left.length,
    isBusy: judging.isPending,
    judge: (key: string, agrees: boolean) => judging.mutate({ keys: [key], agrees }),
    all(): void {
      if (left.length === 0 || judging.isPending) return
      if (hasSeenAll) judging.mutate({ keys: left, agrees: true })
      else announce(say(text['open-all-first']))
    },
  }
}
