import { UnreadableEntries } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { type Column, DataList } from '#platform/browser/ui/list/DataList.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { paperOutcomes, promotions, sheetOutcomes } from '../rules/outcomes.ts'
import { resultSheetMessages as text } from '../rules/marks/sheet-messages.ts'
import type { PublishedLine, PublishedPart, PublishedResult } from '../rules/release/published.ts'

type Props = { readonly result: PublishedResult }

/** A result as the gradesheet shows it, with the marks behind each grade. */
export function ResultSheet({ result }: Props) {
  const say = useSay()
  return (
    <section className="flex flex-col gap-5" aria-label={say(text.result)}>
      <Figures result={result} />
      <DataList
        caption={say(text.papers)}
        rows={result.lines}
        rowKey={({ courseId }) => courseId}
        columns={useColumns(result.lines)}
      />
      <UnreadableEntries ids={result.unreadable} />
    </section>
  )
}

/** SGPA, CGPA, credits, and whether all courses are passed. */
function Figures({ result }: Props) {
  const say = useSay()
  const language = useLanguage()
  const passed = result.outcome === 'PASS'
  const figures = [
    [text.sgpa, result.sgpa.toFixed(2)],
    [text.cgpa, result.cgpa.toFixed(2)],
    [text['credits-earned'], String(result.creditsEarned)],
  ] as const
  return (
    <div className="card">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4 p-5">
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {figures.map(([label, value]) => (
            <div key={label.en}>
              <dt className="small text-muted">{say(label)}</dt>
              <dd className="figure tabular">{digits(value, language)}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col items-start gap-1">
          <StatusChip tone={passed ? 'done' : 'turn'}>
            {say(sheetOutcomes[result.outcome])}
          </StatusChip>
          <p className="small text-muted">{say(promotions[result.promotion])}</p>
        </div>
      </div>
    </div>
  )
}

const partNames = ['internal', 'external', 'practical'] as const

/** Columns of the parts that some course of the result has. */
function useColumns(lines: readonly PublishedLine[]): readonly Column<PublishedLine>[] {
  const say = useSay()
  const language = useLanguage()
  const number = (value: string) => <span className="tabular">{digits(value, language)}</span>
  const parts = partNames.filter((name) => lines.some((line) => partOf(line, name) !== undefined))
  const has = (name: string) => ({ id: name, slot: 'fact', align: 'end' }) as const
  return [
    {
      id: 'course',
      header: say(text.course),
      slot: 'title',
      cell: (line) => <CourseCell line={line} />,
    },
    {
      ...has('credit'),
      header: say(text.credit),
      cell: ({ credits }) => number(credits.toFixed(1)),
    },
    ...parts.map((name) => ({
      ...has(name),
      header: say(text[name]),
      cell: (line: PublishedLine) => <PartCell part={partOf(line, name)} />,
    })),
    {
      ...has('total'),
      header: say(text.total),
      cell: ({ total }) => (total === null ? '-' : number(String(total))),
    },
    {
      ...has('grade'),
      header: say(text.grade),
      cell: ({ grade }) => <b className="font-strong">{grade}</b>,
    },
    {
      ...has('point'),
      isSecondary: true,
      header: say(text.point),
      cell: ({ point }) => number(point.toFixed(1)),
    },
    {
      id: 'result',
      header: say(text.result),
      slot: 'status',
      cell: ({ outcome }) => (
        <StatusChip tone={outcome === 'PASS' ? 'done' : 'problem'}>
          {say(paperOutcomes[outcome])}
        </StatusChip>
      ),
    },
  ]
}

function partOf(line: PublishedLine, name: PublishedPart['name']): PublishedPart | undefined {
  return line.parts.find((part) => part.name === name)
}

/** Obtained and full marks; '-' if the course has no such part or the candidate was absent. */
function PartCell({ part }: { readonly part: PublishedPart | undefined }) {
  const say = useSay()
  if (part === undefined || part.obtained === null) return '-'
  return (
    <span className="tabular whitespace-nowrap">
      {say(text['of-full'], { have: part.obtained, full: part.full })}
    </span>
  )
}

function CourseCell({ line }: { readonly line: PublishedLine }) {
  const say = useSay()
  const { code, name, grace, formerGrade, formerTotal, total } = line
  return (
    <>
      <h3 className="row-title">
        {code} {name}
      </h3>
      {grace > 0 && <p className="small text-muted">{say(text['with-grace'], { n: grace })}</p>}
      {formerGrade !== '' && (
        <p className="small text-muted">
          {say(text.changed, { total: total ?? 0, former: formerTotal ?? 0, grade: formerGrade })}
        </p>
      )}
    </>
  )
}
