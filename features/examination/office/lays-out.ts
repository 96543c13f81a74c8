import { useDesk } from '#features/staff/office/session.ts'

/** Whether the role at this desk changes how exams are laid out; the registrar reads it. */
export function useLaysOut(): boolean {
  const role = useDesk()?.role
  return role === 'exam-office' || role === 'administrator'
}
