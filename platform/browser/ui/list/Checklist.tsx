import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { digits } from '../text/digits.ts'
import { useLanguage } from '#platform/browser/language.ts'

export type Task = {
  readonly id: string
  readonly state: 'done' | 'turn' | 'later'
  readonly title: string
  readonly detail?: string | undefined
  readonly aside: ReactNode
  /** Target of the row's link; a blocked or finished row without a page is plain text. */
  readonly to?: string | undefined
}

/** A path of tasks: done rows plain with a tick, so that the open one stands out (DESIGN §6). */
export function Checklist({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ol>
      {tasks.map((task, index) => (
        <li key={task.id} className="border-t border-hairline">
          {task.to === undefined ? (
            <div className={rowClass(task)}>
              <Row task={task} number={index + 1} />
            </div>
          ) : (
            <Link
              to={task.to}
              className={`${rowClass(task)} text-ink no-underline hover:bg-sunken`}
            >
              <Row task={task} number={index + 1} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

function rowClass(task: Task): string {
  return `task ${task.state} flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 md:px-5`
}

function Row({ task, number }: { readonly task: Task; readonly number: number }) {
  const language = useLanguage()
  return (
    <>
      <span className="disc" aria-hidden>
        {task.state === 'done' ? <Check className="icon" /> : digits(number, language)}
      </span>
      <span className="min-w-30 flex-1">
        <span className={titleClass[task.state]}>{task.title}</span>
        {task.detail && <span className="small block text-muted">{task.detail}</span>}
      </span>
      <span className="small ms-auto flex-none text-end text-muted">{task.aside}</span>
    </>
  )
}

const titleClass = {
  done: 'block',
  turn: 'block font-strong',
  later: 'block text-muted',
} as const satisfies Record<Task['state'], string>
