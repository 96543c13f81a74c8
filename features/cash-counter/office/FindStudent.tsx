import { type RefObject, useState } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { FindField } from '#features/students/office/FindField.tsx'
import { leastTyped, useFoundStudents } from '#features/students/office/students.queries.ts'
import { cashCounterMessages as text } from '../rules/messages.ts'

type Props = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChoose: (partnerId: number) => void
}

/** Finds the student who pays, by name, phone or number; Enter takes the first. */
export function FindStudent({ field, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const { data, isError, refetch } = useFoundStudents(typed)
  const isTyped = typed.trim().length >= leastTyped
  const students = isTyped ? (data?.students ?? []) : []
  const choose = (id: number) => {
    setTyped('')
    onChoose(id)
  }
  return (
    <div className="flex flex-col gap-2">
      <FindField
        field={field}
        label={say(text.find)}
        autoComplete="off"
        value={typed}
        placeholder={say(text['find-hint'])}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && students[0]) choose(students[0].id)
        }}
      />
      {isError && isTyped && <CouldNotRefresh onRetry={() => void refetch()} />}
      {students.length > 0 && (
        <ul className="cash-found" aria-label={say(text.found)}>
          {students.slice(0, 8).map(({ id, name, nepaliName, about }) => (
            <li key={id}>
              <Button onClick={() => choose(id)}>
                {name} <span lang="ne">{nepaliName}</span>
              </Button>{' '}
              <span className="small text-muted">
                {about.map((each) => digits(each, language)).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="small text-muted" role="status">
        {isTyped && data?.students.length === 0 && say(text.none)}
      </p>
    </div>
  )
}
