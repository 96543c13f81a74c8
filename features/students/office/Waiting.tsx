import { Clock } from 'lucide-react'
import { useLocation } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { ageText, isLate } from '#features/desk/office/age.ts'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { studentText as text } from '../rules/screen-messages.ts'
import type { FileWaiting } from '../wire/student-file.ts'

/** Items of this student in the queues of the user's role, with the holder of each; O opens the oldest. */
export function Waiting({ waiting }: { readonly waiting: readonly FileWaiting[] }) {
  const [, navigate] = useLocation()
  const [first] = waiting
  useKeys(first ? { o: () => navigate(addressOf(first)) } : {})
  if (first === undefined) return null
  return (
    <section className="card">
      <Hem />
      {waiting.map((item) => (
        <Item key={`${item.queue}/${item.record}`} item={item} isFirst={item === first} />
      ))}
    </section>
  )
}

function Item({ item, isFirst }: { readonly item: FileWaiting; readonly isFirst: boolean }) {
  const say = useSay()
  const { queueName, about, since, promiseDays, holder } = item
  const late = isLate(since, promiseDays)
  return (
    <div className="file-waiting">
      <Clock className={`icon mt-0.5 flex-none ${late ? 'late' : 'text-muted'}`} aria-hidden />
      <div className="min-w-0 flex-1">
        <b>{say(text['with-the-university'], { queue: queueName, about })}</b>
        <p className="small text-muted">
          <span className={late ? 'late' : undefined}>
            {say(text['waiting-for'], { age: ageText(since, say) })}
          </span>
          {', '}
          {holder === null ? say(text['held-by-nobody']) : say(text['held-by'], { name: holder })}
          {', '}
          {say(text.promised, { n: promiseDays })}
        </p>
      </div>
      <ButtonLink to={addressOf(item)} look={isFirst ? 'filled' : 'outlined'}>
        {say(text.open)}
        {isFirst && <Key>O</Key>}
      </ButtonLink>
    </div>
  )
}

function addressOf({ queue, record }: FileWaiting): string {
  return `/queues/${queue}/${record}`
}
