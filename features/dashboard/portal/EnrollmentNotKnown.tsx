import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { enrollmentMessages } from '#features/enrollment/rules/facts.ts'

/** Shown if the enrollment could not be read: the next step depends on it, so none is shown. */
export function EnrollmentNotKnown({ onRetry }: { readonly onRetry: () => void }) {
  const say = useSay()
  return (
    <section className="card flex flex-wrap items-center justify-between gap-3 p-4 md:p-5">
      <p role="status">{say(enrollmentMessages['fetch-failed'])}</p>
      <Button onClick={onRetry}>{say(blocks.tryAgain)}</Button>
    </section>
  )
}
