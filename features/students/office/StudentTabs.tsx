import { ArrowLeft } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { PartTabs } from '#platform/browser/ui/control/PartTabs.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { may } from '#features/roles/rules/facts.ts'
import { useDesk, useMay } from '#features/staff/office/session.ts'
import { studentText as text } from '../rules/screen-messages.ts'
import type { StudentPart } from './student-part.ts'
import { useStudentFile } from './students.queries.ts'

type Props = { readonly id: number; readonly more: readonly StudentPart[] }

/** Parts of the file with how many there are in each; 1 … 9 choose. */
export function StudentTabs({ id, more }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { data: file } = useStudentFile(id)
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const hasAccount = useMay('payment.read')
  const role = useDesk()?.role ?? ''
  const name = params.get('name')
  const addressOf = (part: string | null) => {
    const query = new URLSearchParams({ ...(name ? { name } : {}), ...(part ? { part } : {}) })
    return `/students/${id}${query.size === 0 ? '' : `?${query}`}`
  }
  const parts = [
    { id: null, name: text.everything, count: null },
    ...(hasAccount ? [{ id: 'account', name: text.account, count: null }] : []),
    ...(file?.sections ?? [])
      .filter(({ rows }) => rows.length > 0)
      .map((section) => ({ id: section.id, name: section.name, count: section.total })),
    ...(file && file.documents.length > 0
      ? [{ id: 'documents', name: text.documents, count: file.documents.length }]
      : []),
    ...more
      .filter(({ permission }) => may(role, permission))
      .map((part) => ({ id: part.id, name: part.name, count: null })),
  ]
  useKeys(
    Object.fromEntries(
      parts.slice(0, 9).map((part, index) => [`${index + 1}`, () => navigate(addressOf(part.id))]),
    ),
  )
  const back = {
    to: `/students${name ? `?name=${encodeURIComponent(name)}` : ''}`,
    name: (
      <>
        <ArrowLeft className="icon" aria-hidden />
        {say(text.students)}
      </>
    ),
    isOpen: false,
  }
  const tabs = parts.map((part) => ({
    to: addressOf(part.id),
    name: say(part.name),
    ...(part.count !== null && { count: digits(part.count, language) }),
    isOpen: params.get('part') === part.id,
  }))
  return <PartTabs label={say(text.parts)} tabs={[back, ...tabs]} />
}
