import { type Day, day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type Quotas, quotaLabels, splitQuotas } from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import { cellMessages } from '#features/imports/rules/cell-messages.ts'
import { equalRow, newRow, refusedRow, type RowPlan } from '#features/imports/rules/row-plan.ts'
import { namesByColumn } from '#features/imports/server/targets/register-names.ts'
import { studentOptions } from '#features/imports/server/targets/student-options.ts'
import type {
  ImportContext,
  OpenTarget,
  RowValues,
} from '#features/imports/server/targets/target.ts'
import { handedInMessages as text } from '../../rules/handed-in/messages.ts'
import { entranceApplicationModel } from '../application.model.ts'
import { decideHandedIn, type HandedInApplication } from './decide.ts'
import { findEarlier } from './earlier-application.ts'
import { handedInColumns } from './columns.ts'
import { findingsOf } from './findings.ts'
import { type HandedInPerson, handedInPeople } from './people.ts'
import { quotasOfCell } from './quotas.ts'

/** Decides each row as if its person applied on the day on which the form was received. */
export async function openHandedIn(
  dictionary: Dictionary,
  { context, mapping }: { readonly context: ImportContext; readonly mapping: readonly string[] },
): Promise<OpenTarget> {
  const { transaction, nowMs } = context
  const named = await handedInNames(dictionary, context)
  const quotas = await readQuotas(transaction)
  const today = dayInNepal(nowMs)
  const people = await handedInPeople(context, { today, mapping })
  const planned = new Set<string>()
  return {
    options: new Map([...named].map(([column, { options }]) => [column, options])),
    cells: new Map([...named].map(([column, { cells }]) => [column, cells])),
    async planRow(row, key, line) {
      const read = readForm(row, { quotas, today })
      if ('problems' in read) return refusedRow(read.problems)
      const person = people.find(row, key)
      if (person.is === 'refused') return refusedRow(person.problems)
      const of = { ...read, person: personId(person) }
      const own = `${idOf(person)} ${read.openingId}`
      if (planned.has(own)) return refused('n_entrance_open_ID', text.repeated)
      const plan = await planOf({ of, person, quotas, today }, context)
      if (plan.state !== 'new') return plan
      planned.add(own)
      const brings = person.is === 'new' && people.bring(line, person.values)
      return { ...plan, values: { ...plan.values, brings } }
    },
  }
}

async function handedInNames(dictionary: Dictionary, { transaction }: ImportContext) {
  const references = entranceApplicationModel.columns.filter(({ name }) =>
    ['n_entrance_open_ID', 'n_exam_centre_ID'].includes(name),
  )
  const own = await namesByColumn(references, dictionary, transaction)
  const ofStudents = await studentOptions(dictionary, transaction)
  const genders = [...ofStudents].filter(([column]) => column === 'gender')
  return new Map([...own, ...genders])
}

function refused(column: string, message: Message): RowPlan {
  return refusedRow([{ column, message }])
}

type Form = Omit<HandedInApplication, 'person'>
type FormContext = { readonly quotas: Quotas; readonly today: Day }

/** The form without its person. */
function readForm(
  row: RowValues,
  { quotas, today }: FormContext,
): Form | Pick<RowPlan, 'problems'> {
  const missing = handedInColumns.filter(
    ({ name, isRequired }) => isRequired && row[name] === undefined,
  )
  if (missing.length > 0)
    return {
      problems: missing.map(({ name: column, label }) => ({
        column,
        message: sayInBoth(cellMessages.empty, { label }),
      })),
    }
  const received = day(String(row['received']))
  if (received > today) return { problems: [{ column: 'received', message: text.future }] }
  const read = quotasOfCell(quotas, row['selectedQuota'])
  if ('unknown' in read) {
    const message = sayInBoth(cellMessages.unknown, { label: text.quota, value: read.unknown })
    return { problems: [{ column: 'selectedQuota', message }] }
  }
  return {
    openingId: Number(row['n_entrance_open_ID']),
    received,
    quotas: read.stored,
    centreId: row['n_exam_centre_ID'] === undefined ? null : Number(row['n_exam_centre_ID']),
    hasSpecialNeed: row['special_need'] === true,
  }
}

/** 0 for a person whom the file brings. */
function personId(person: HandedInPerson): number {
  return person.is === 'known' ? person.known.id : 0
}

function idOf(person: HandedInPerson): string {
  return person.is === 'known' ? String(person.known.id) : String(person.values.email)
}

type Planning = FormContext & { readonly of: HandedInApplication; readonly person: HandedInPerson }

/** Columns of a file that a refusal of the rule is about. */
const fields: ReadonlySet<string> = new Set(['selectedQuota', 'n_exam_centre_ID'])

async function planOf(
  { of, person, quotas, today }: Planning,
  context: ImportContext,
): Promise<RowPlan> {
  const earlier = person.is === 'new' ? null : await findEarlier(context.transaction, of)
  if (earlier !== null) {
    if (earlier.isWithdrawn) return refused('n_entrance_open_ID', text.withdrawn)
    if (earlier.quotas === of.quotas) return equalRow({ id: earlier.id, version: 0 })
    return refused('selectedQuota', appliedOtherwise(quotas, earlier.quotas))
  }
  const outcome = await decideHandedIn(of, context)
  if (outcome.is === 'refused') {
    const field = outcome.errors?.[0]?.field ?? ''
    return refused(fields.has(field) ? field : 'n_entrance_open_ID', outcome.message)
  }
  const findings = await findingsOf({ of, person, quotas, today }, context)
  return newRow(
    {
      ...outcome.values,
      ...(person.is === 'new' && person.values),
      handed_in: of.received,
    },
    findings,
  )
}

function appliedOtherwise(quotas: Quotas, stored: string): Message {
  const names = splitQuotas(stored)
  const named = names.length === 0 ? text['no-quota'] : quotaLabels(quotas, names)
  return sayInBoth(text['applied-otherwise'], { quotas: named ?? sameInBoth('') })
}
