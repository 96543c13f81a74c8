import { WifiOff } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { enrollmentMessages as text } from '#features/enrollment/rules/facts.ts'

/** Instead of a list that the enrollment decides, when it could not be read (SPEC §8 Program enrollment). */
export function EnrollmentUnknown({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const say = useSay()
  return (
    <Empty
      icon={WifiOff}
      title={say(text['fetch-failed'])}
      help={say(text['fetch-failed-help'])}
      onRetry={onRetry}
    />
  )
}
