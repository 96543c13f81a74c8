import type { Say } from '#platform/browser/language.ts'
import { levelText, sinceText, systemStatusText as text } from '../rules/messages.ts'
import type { StatusPartView, SystemStatus } from '../wire/processes.ts'

type Wording = { readonly say: Say; readonly moment: (at: string) => string }

/** «since 3 Mangsir 2083, 05:10»; '' where no time is known. */
export function sinceWords({ since }: StatusPartView, { say, moment }: Wording): string {
  return since === null ? '' : say(sinceText[since.word], { at: moment(since.at) })
}

/** The facts of the page for a request for help: a line for each part, its figures below it. */
export function statusAsText({ checked, parts }: SystemStatus, wording: Wording): string {
  const { say, moment } = wording
  const lines = parts.flatMap((part) => [
    [
      `${say(part.name)}: ${say(part.state)} (${say(levelText[part.level])})`,
      say(part.figure),
      sinceWords(part, wording),
      part.todo === null ? '' : `${say(text.todo)}: ${say(part.todo)}`,
    ]
      .filter((each) => each !== '')
      .join('; '),
    ...part.facts.map(({ label, value }) => `  ${say(label)}: ${say(value)}`),
  ])
  return [`${say(text.title)}, ${moment(checked)}`, ...lines].join('\n')
}
