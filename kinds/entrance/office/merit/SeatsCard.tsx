import { useLanguage, useSay } from '#platform/browser/language.ts'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useQuotas } from '#features/applying/card/use-quotas.ts'
import { quotaLabel } from '#features/applying/rules/facts.ts'
import { meritDeskText as text } from '../../rules/merit/desk-messages.ts'
import { programName, ruleSentences } from '../../rules/merit/rule-sentences.ts'
import type { RuleSet } from '../../rules/merit/rule-set.ts'
import type { MeritPage, StoredMeritList } from '../../wire/merit-list.ts'

type QuotaRow = {
  readonly id: string
  readonly name: string
  readonly seats: number
  readonly passed: number
  readonly given: number
}

type SeatsProps = { readonly page: Pick<MeritPage, 'programs'>; readonly list: StoredMeritList }

/** Seats of each quota, those passed on, and those given, by programme; the total of the seats never changes. */
export function SeatsCard({ page, list }: SeatsProps) {
  const say = useSay()
  const title = say(text['seats-title'])
  const programs = [...new Set(list.quotas.map(({ program = null }) => program))]
  return (
    <section className="card" aria-labelledby="seats-title">
      <h2 id="seats-title" className="p-4 pb-2">
        {title}
      </h2>
      {programs.map((program) => {
        const quotas = list.quotas.filter((each) => (each.program ?? null) === program)
        const name = say(programName(page.programs, program))
        if (programs.length === 1) return <SeatsTable key="" label={title} quotas={quotas} />
        return (
          <div key={program}>
            <h3 className="small px-4 pt-3 font-strong">{name}</h3>
            <SeatsTable label={`${title}, ${name}`} quotas={quotas} />
          </div>
        )
      })}
    </section>
  )
}

type TableProps = { readonly label: string; readonly quotas: StoredMeritList['quotas'] }

function SeatsTable({ label, quotas }: TableProps) {
  const say = useSay()
  const language = useLanguage()
  const { quotas: register } = useQuotas()
  const rows: QuotaRow[] = quotas.map(({ quota, seats, passed, given }) => {
    return { id: quota, name: say(quotaLabel(register, quota)), seats, passed, given }
  })
  const sum = (key: 'seats' | 'passed' | 'given') => rows.reduce((all, row) => all + row[key], 0)
  const sums = { seats: sum('seats'), passed: sum('passed'), given: sum('given') }
  const numberOf = (id: 'seats' | 'given'): TableColumn<QuotaRow> => ({
    id,
    head: say(text[id]),
    kind: 'number',
    render: (row) => digits(row[id], language),
  })
  return (
    <OfficeTable
      download="never"
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      total={{ id: 'total', name: say(text.total), ...sums }}
      columns={[
        { id: 'quota', head: say(text.quota), render: ({ name }) => name },
        numberOf('seats'),
        {
          id: 'passed',
          head: say(text.passed),
          kind: 'number',
          render: ({ passed }) => (
            <span className={passed === 0 ? 'text-muted' : 'text-office'}>
              {passed === 0
                ? '-'
                : `${passed > 0 ? '+' : '−'} ${digits(Math.abs(passed), language)}`}
            </span>
          ),
        },
        numberOf('given'),
      ]}
    />
  )
}

type RulesProps = Pick<SeatsProps, 'page'> & {
  readonly rules: RuleSet
  readonly version: number
  /** True for the rules of the list that is shown. */
  readonly isUsed: boolean
}

/** A rule set in sentences. */
export function RulesCard({ page, rules, version, isUsed }: RulesProps) {
  const say = useSay()
  const { quotas } = useQuotas()
  return (
    <section className="card flex flex-col gap-3 p-4" aria-labelledby="rules-title">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="rules-title">{say(text[isUsed ? 'rules-title' : 'rules-next'])}</h2>
        <span className="small text-muted">
          {say(text['rules-name'], { name: rules.name, n: version })}
        </span>
      </div>
      <dl className="flex flex-col gap-2">
        {ruleSentences(rules, quotas, page.programs).map(({ name, sentence }) => (
          <div key={name.en}>
            <dt className="font-strong">{say(name)}</dt>
            <dd className="small text-muted">{say(sentence)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
