import './registers.css'
import { Link, Redirect } from 'wouter'
import { CircleHelp } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { setupText as text } from '../rules/screen-messages.ts'
import type { Register } from '../wire/processes.ts'
import { RecordList } from './RecordList.tsx'
import { RecordPane } from './RecordPane.tsx'
import { useRegisters } from './registers.queries.ts'

type Props = {
  /** Table of the register; undefined: the first one. */
  readonly table: string | undefined
  /** Id of the open record, or `new`. */
  readonly record: string | undefined
}

/** Every register of the university on one screen, drawn from its description: registers, records, the open record. */
export function SetupPage({ table, record }: Props) {
  const say = useSay()
  const { data: registers, isError, refetch } = useRegisters()
  if (registers === undefined)
    return (
      <div className="page">
        {isError ? (
          <CouldNotRefresh onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={10} heading />
        )}
      </div>
    )
  const [first] = registers
  if (table === undefined && first !== undefined)
    return <Redirect to={`/setup/${first.table}`} replace />
  const register = registers.find((each) => each.table === table)
  return (
    <div className="setup" data-open={record !== undefined}>
      <RegisterNav registers={registers} current={table} />
      {register === undefined ? (
        <Empty icon={CircleHelp} title={say(text['none-found'])} help={say(text['choose-one'])} />
      ) : (
        <>
          <RecordList key={register.table} register={register} open={record} />
          <RecordPane key={`${register.table} ${record}`} register={register} open={record} />
        </>
      )}
    </div>
  )
}

const groups = ['academic', 'openings'] as const

type NavProps = { readonly registers: readonly Register[]; readonly current: string | undefined }

function RegisterNav({ registers, current }: NavProps) {
  const say = useSay()
  return (
    <nav className="setup-nav" aria-label={say(text.registers)}>
      {groups.map((group) => {
        const own = registers.filter((register) => register.group === group)
        return (
          own.length > 0 && (
            <div key={group}>
              <p className="small text-muted">{say(text[group])}</p>
              {own.map(({ table, plural }) => (
                <Link
                  key={table}
                  to={`/setup/${table}`}
                  aria-current={table === current ? 'page' : undefined}
                >
                  {say(plural)}
                </Link>
              ))}
            </div>
          )
        )
      })}
    </nav>
  )
}
