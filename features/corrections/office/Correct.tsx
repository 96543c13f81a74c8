import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { useMay } from '#features/staff/office/session.ts'
import { entryText as text } from '../rules/entry-messages.ts'

const CorrectDialog = lazyPart(async () => ({
  default: (await import('./CorrectDialog.tsx')).CorrectDialog,
}))

type Props = {
  readonly partnerId: number
  /** Query to refetch after a correction was entered. */
  readonly readAgain: readonly unknown[]
}

/** Lets the registry correct a value of a student's record; a second person accepts it. */
export function Correct({ partnerId, readAgain }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const mayCorrect = useMay('correction.decide')
  const [isOpen, setOpen] = useState(false)
  const [entered, setEntered] = useState<number | null>(null)
  if (!mayCorrect) return null
  const onEntered = (id: number) => {
    setOpen(false)
    setEntered(id)
    void queries.invalidateQueries({ queryKey: readAgain })
    void queries.invalidateQueries({ queryKey: ['desk'] })
  }
  return (
    <>
      <button
        type="button"
        className="link-button w-fit"
        onClick={() => {
          setEntered(null)
          setOpen(true)
        }}
      >
        {say(text.correct)}
      </button>
      <p role="status" className="small w-full empty:hidden">
        {entered !== null && (
          <>
            {say(text.entered)}{' '}
            <Link to={`/queues/corrections/${entered}`}>{say(text['to-queue'])}</Link>
          </>
        )}
      </p>
      {isOpen && (
        <Suspense>
          <CorrectDialog
            partnerId={partnerId}
            onEntered={onEntered}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
