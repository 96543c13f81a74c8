import { useQuery } from '@tanstack/react-query'
import { type Message, nameInBoth } from '#platform/pure/message.ts'
import { idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { examSessionPlanRead } from '../../wire/session-plan.ts'

export const sessionPlanKey = (id: number | null) => ['exam-session-plan', id] as const

export function useSessionPlan(id: number | null) {
  const rest = useRest()
  return useQuery({
    queryKey: sessionPlanKey(id),
    enabled: id !== null,
    queryFn: async () =>
      (await runProcess(rest, examSessionPlanRead, { exam_session_plan_ID: id ?? 0 })).plan,
  })
}

export type Choice = { readonly id: number; readonly name: Message }

const lists = {
  sessions: { model: 'n_exam_master', order: 'n_exam_master_ID desc' },
  programs: { model: 'n_program', order: 'Name' },
  semesters: { model: 'n_sem_year', order: 'place' },
} as const

/** Active exam sessions (the newest first), programmes or semesters. */
export function useChoices(list: keyof typeof lists) {
  const rest = useRest()
  const { model, order } = lists[list]
  return useQuery({
    queryKey: ['register', model, 'choices'],
    queryFn: async () => {
      const shown = { $filter: 'IsActive eq true', $orderby: order }
      return (await listRecords(rest, model, shown)).flatMap(choiceOf)
    },
  })
}

function choiceOf(record: WireRecord): readonly Choice[] {
  const id = idOf(record, 'id')
  return id === null
    ? []
    : [{ id, name: nameInBoth(textOf(record, 'Name'), textOf(record, 'name_ne')) }]
}
