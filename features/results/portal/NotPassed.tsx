import { useSay } from '#platform/browser/language.ts'
import { resultSheetMessages as text } from '../rules/marks/sheet-messages.ts'
import { type PublishedResult, type WhyFailed, whyFailed } from '../rules/release/published.ts'

/** Reason of each failed course, and the next steps. Empty if every course is passed. */
export function NotPassed({ result: { lines } }: { readonly result: PublishedResult }) {
  const say = useSay()
  const failed = lines.filter(({ outcome }) => outcome !== 'PASS')
  if (failed.length === 0) return null
  return (
    <section className="card" aria-labelledby="not-passed">
      <div className="flex flex-col gap-3 p-5">
        <h2 id="not-passed">{say(text['failed-title'])}</h2>
        <ul className="flex flex-col gap-2">
          {failed.map((line) => (
            <li key={line.courseId}>
              <span className="font-strong">
                {line.code} {line.name}
              </span>
              {whyFailed(line).map((why) => (
                <Why key={why.is} why={why} />
              ))}
            </li>
          ))}
        </ul>
        <p className="text-muted">{say(text['what-next'])}</p>
      </div>
    </section>
  )
}

function Why({ why }: { readonly why: WhyFailed }) {
  const say = useSay()
  return (
    <span className="block">
      {'need' in why
        ? say(text['why-part'], { part: text[why.is], have: why.have, need: why.need })
        : say(text[`why-${why.is}`])}
    </span>
  )
}
