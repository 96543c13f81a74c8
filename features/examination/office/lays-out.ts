import { may } from '#features/roles/rules/facts.ts'
import { useDesk } from '#features/staff/office/session.ts'

/** True if the signed-in role may change the layout of exams; the registrar only reads it. */
export function useLaysOut(): boolean {
  const role = useDesk()?.role
  return role !== undefined && may(role, 'exam-layout.manage')
}
