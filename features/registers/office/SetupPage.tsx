import './registers.css'
import type { ComponentType } from 'react'
import { Link, Redirect } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { CircleHelp } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { intoView } from '#platform/browser/ui/control/into-view.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { registerGroups } from '../rules/groups.ts'
import { setupText as text } from '../rules/screen-messages.ts'
import type { DraftNoteProps } from './RecordEntry.tsx'
import { RecordList } from './RecordList.tsx'
import { RecordPane, type RecordPanels } from './RecordPane.tsx'
import { useRegisters } from './registers.queries.ts'

/** A page of the area that is no register. */
export type SetupPart = { readonly path: `/${string}`; readonly name: Message }

type Props = {
  /** Pages above the registers. */
  readonly parts: readonly SetupPart[]
  readonly panels?: RecordPanels
  /** More about a draft in the list of its register. */
  readonly DraftNote?: ComponentType<DraftNoteProps>
  /** Table of the register; undefined: the first one. */
  readonly table: string | undefined
  /** Id of the open record, or `new`. */
  readonly record: string | undefined
}

/** Every register of the university on one screen, drawn from its description: registers, records, the open record. */
export function SetupPage({ parts, panels = {}, DraftNote = Plain, table, record }: Props) {
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
    return <Redirect to={addressOf(first.table)} replace />
  const register = registers.find((each) => each.table === table)
  return (
    <div className="setup" data-open={record !== undefined}>
      <SetupNav parts={parts} current={addressOf(table ?? '')} />
      {register === undefined ? (
        <Empty icon={CircleHelp} title={say(text['none-found'])} help={say(text['choose-one'])} />
      ) : (
        <>
          <RecordList
            key={register.table}
            register={register}
            open={record}
            DraftNote={DraftNote}
          />
          <RecordPane
            key={`${register.table} ${record}`}
            register={register}
            open={record}
            panels={panels}
          />
        </>
      )}
    </div>
  )
}

function Plain({ children }: DraftNoteProps) {
  return children
}

function addressOf(table: string): string {
  return `/setup/${table}`
}

type NavProps = {
  readonly parts: readonly SetupPart[]
  /** Address of the page that is open. */
  readonly current: string
}

/** Pages of the area and its registers by group. */
export function SetupNav({ parts, current }: NavProps) {
  const say = useSay()
  const { data: registers = [] } = useRegisters()
  return (
    <nav className="setup-nav" aria-label={say(text.registers)}>
      {parts.map(({ path, name }) => (
        <NavLink key={path} to={path} current={current}>
          {say(name)}
        </NavLink>
      ))}
      {registerGroups.map((group) => {
        const own = registers.filter((register) => register.group === group)
        return (
          own.length > 0 && (
            <div key={group}>
              <p className="small text-muted">{say(text[group])}</p>
              {own.map(({ table, plural }) => (
                <NavLink key={table} to={addressOf(table)} current={current}>
                  {say(plural)}
                </NavLink>
              ))}
            </div>
          )
        )
      })}
    </nav>
  )
}

type NavLinkProps = Pick<NavProps, 'current'> & { readonly to: string; readonly children: string }

function NavLink({ to, current, children }: NavLinkProps) {
  const isCurrent = to === current
  return (
    <Link to={to} ref={isCurrent ? intoView : null} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
