import { type LucideIcon, Radio } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'wouter'
import { findDay } from '#platform/pure/calendar/day.ts'
import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { listValueOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useToday } from '#platform/browser/clock.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import { type RecordState, recordStateOf } from '../rules/record-state.ts'
import { setupText as text } from '../rules/screen-messages.ts'
import type { Register } from '../wire/processes.ts'
import { recordName } from './record-draft.ts'

export type DraftNoteProps = {
  readonly table: string
  readonly id: number
  /** Text of a draft about which there is nothing more to say. */
  readonly children: ReactNode
}

type Props = {
  readonly register: Register
  readonly record: WireRecord
  readonly to: string
  readonly isOpen: boolean
  /** More about a draft. */
  readonly DraftNote: ComponentType<DraftNoteProps>
}

/** A record in its list: name, state, last day, what it belongs to, and the lists in which it has to have a value. */
export function RecordEntry({ register, record, to, isOpen, DraftNote }: Props) {
  const { say, short } = useSpeaking()
  const language = useLanguage()
  const { identifier, columns } = register
  const last = dayOf(record, register.closes)
  const parts = columns
    .filter(({ name }) => !identifier.includes(name))
    .map(({ name, type, isRequired, values }) => {
      if (type === 'reference' || name === 'code') return textOf(record, name)
      const chosen = type === 'list' && isRequired ? listValueOf(record, name) : null
      return say(values[chosen ?? ''] ?? sameInBoth(''))
    })
    .filter((part) => part !== '')
  const until = last === null ? [] : [say(text.until, { day: short(last) })]
  const about = [...until, ...parts]
  return (
    <li>
      <Link to={to} aria-current={isOpen ? 'true' : undefined}>
        <span className="font-strong">{recordName(register, record, language)}</span>
        <State register={register} record={record} DraftNote={DraftNote} />
        {about.length > 0 && <span className="small text-muted">{about.join(' · ')}</span>}
      </Link>
    </li>
  )
}

type StateProps = Pick<Props, 'register' | 'record' | 'DraftNote'>

/** Chip of a record that has drafts; of the others only an inactive one says so. */
function State({ register: { table, published, closes }, record, DraftNote }: StateProps) {
  const say = useSay()
  const today = useToday()
  const isActive = record['IsActive'] !== false
  if (published === null)
    return isActive ? null : <span className="small text-muted">{say(text.inactive)}</span>
  const isPublished = record[published] === true
  const state = recordStateOf({ isActive, isPublished, closes: dayOf(record, closes) }, today)
  const { tone, icon, word } = chips[state]
  return (
    <StatusChip tone={tone} {...(icon && { icon })}>
      {state === 'draft' ? (
        <DraftNote table={table} id={Number(record['id'])}>
          {say(word)}
        </DraftNote>
      ) : (
        say(word)
      )}
    </StatusChip>
  )
}

const chips: Readonly<Record<RecordState, { tone: Tone; word: Message; icon?: LucideIcon }>> = {
  draft: { tone: 'draft', word: text['is-draft'] },
  published: { tone: 'done', word: text['is-published'], icon: Radio },
  closed: { tone: 'closed', word: text['is-closed'] },
  withdrawn: { tone: 'closed', word: text['is-withdrawn'] },
}

const dayOf = (record: WireRecord, column: string | null) =>
  column === null ? null : findDay(textOf(record, column))
