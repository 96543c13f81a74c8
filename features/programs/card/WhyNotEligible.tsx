import { Lock } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { type WhyNot, whyNotMessages as text } from '../rules/facts.ts'

/** The rule, what the student has, what is needed and whom to ask. */
export function WhyNotEligible({ why }: { readonly why: WhyNot }) {
  const say = useSay()
  const rows = [
    { label: text.yours, value: why.yours },
    { label: text.needed, value: why.needed },
    { label: text.ask, value: why.ask },
  ]
  return (
    <div className="small flex gap-2 text-muted">
      <Lock className="icon" aria-hidden />
      <div className="min-w-0">
        <p>{say(why.rule)}</p>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          {rows.map(({ label, value }) => (
            <div key={label.en} className="contents">
              <dt>{say(label)}</dt>
              <dd className="text-ink">{say(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
