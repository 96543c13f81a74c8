import { RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { clockTime } from '#platform/browser/ui/text/clock.ts'
import { CopyButton } from '#platform/browser/ui/control/CopyButton.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { usePageTitle } from '#platform/browser/ui/frame/page-title.ts'
import { HelpDesk } from '#features/institution/portal/HelpDesk.tsx'
import { lostMessages as text } from './lost-messages.ts'

type Props = { readonly error: unknown; readonly framed: boolean }

/** Shows the error for the help desk and two ways to continue. */
export function CrashReport({ error, framed }: Props) {
  const report = <Report error={error} />
  return framed ? (
    <div className="max-w-160">{report}</div>
  ) : (
    <main className="mx-auto max-w-160 px-4 py-16">{report}</main>
  )
}

function Report({ error }: Pick<Props, 'error'>) {
  const say = useSay()
  const language = useLanguage()
  const [pathname] = useLocation()
  const [at] = useState(() => Date.now())
  const code = crashCode(error)
  usePageTitle(say(text.crashed))
  useEffect(() => console.error(error), [error])
  const time = `${formatDay(dayInNepal(at), language)}, ${digits(clockTime(at), language)}`
  return (
    <>
      <TriangleAlert className="size-10 text-muted" strokeWidth={1.75} aria-hidden />
      <h1 className="mt-4">{say(text.crashed)}</h1>
      <p className="mt-2">{say(text['crashed-help'])}</p>
      <div className="mt-6 mb-8 flex flex-wrap gap-3">
        <Button look="filled" icon={RefreshCw} onClick={() => location.reload()}>
          {say(text.reload)}
        </Button>
        {/* A fresh document: the broken one is not trusted any more. */}
        <a href="/" className="button outlined">
          {say(text['go-home'])}
        </a>
      </div>
      <section className="card">
        <div className="flex items-center justify-between gap-3 border-b border-hairline p-4 md:px-5">
          <h2>{say(text['crash-details'])}</h2>
          <div className="flex-none">
            <CopyButton text={`${code} · ${time} · ${pathname}`}>{say(blocks.copy)}</CopyButton>
          </div>
        </div>
        <div className="flex flex-col gap-4 p-4 md:p-5">
          <Facts
            facts={[
              { label: say(text['crash-code']), value: code },
              { label: say(text['crash-time']), value: time },
              { label: say(text['crash-page']), value: pathname },
            ]}
          />
          <div className="small border-t border-hairline pt-4 text-muted">
            <HelpDesk />
          </div>
        </div>
      </section>
    </>
  )
}

/** Short, the same for the same fault: kind of error and a number made of its words. */
function crashCode(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  let sum = 7
  for (const char of words) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 0xffff
  const name = error instanceof Error ? error.name : 'Error'
  return `${name.toUpperCase()}-${sum.toString(16).toUpperCase().padStart(4, '0')}`
}
