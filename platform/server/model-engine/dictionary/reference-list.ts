import { Problem } from '#platform/pure/problem.ts'
import { accessOf } from '../access.ts'
import { personalAnswer } from '../present/answer.ts'
import type { Answer } from '../present/answer.ts'
import type { Dictionary } from './dictionary.ts'
import { shapeOf } from './model-shape.ts'
import { stableUuid } from './model-list.ts'
import type { Session } from '../session.ts'

const firstId = 1_000_000

/**
 * `GET /reference/{id|uu|name}`: the values of a list column, or the table a reference column points to (REST dialect
 * §8). References are named `table.Column`; a column's name alone will do where all columns of that name agree.
 */
export function referenceOf(asked: string, dictionary: Dictionary, session: Session): Answer {
  const references = referencesOf(dictionary, session)
  const found =
    references.find(({ id, uid, name }) => [String(id), uid, name].includes(asked)) ??
    agreeing(references.filter(({ column }) => column === asked))
  if (found === undefined)
    throw new Problem({
      status: 404,
      code: 'plan/unknown-reference',
      title: 'Invalid reference',
      detail: `No match found for reference: ${asked.slice(0, 60)}`,
    })
  const { id, uid, name, content } = found
  return personalAnswer(
    JSON.stringify({ id, uid, Name: name, ...content, 'model-name': 'ad_reference' }),
  )
}

type Reference = {
  readonly id: number
  readonly uid: string
  readonly name: string
  readonly column: string
  readonly content: Readonly<Record<string, unknown>>
}

function agreeing(references: readonly Reference[]): Reference | undefined {
  const contents = new Set(references.map(({ content }) => JSON.stringify(content)))
  return contents.size === 1 ? references[0] : undefined
}

/** Every list and reference column the role may see; ids count over the whole dictionary, so they are everybody's. */
function referencesOf(dictionary: Dictionary, { role, language }: Session): readonly Reference[] {
  const models = [...dictionary.values()].toSorted((one, other) =>
    one.table < other.table ? -1 : 1,
  )
  const all = models.flatMap((model) =>
    shapeOf(model).fields.flatMap((field) => {
      const { type } = field
      const isOne = type.is === 'list' || type.is === 'reference'
      return isOne ? [{ model, field, type }] : []
    }),
  )
  return all.flatMap(({ model, field, type }, at) => {
    if (field.hidden === true || !accessOf(model, role)) return []
    const name = `${model.table}.${field.name}`
    const content =
      type.is === 'reference'
        ? { reftable: [{ 'model-name': type.to }] }
        : {
            reflist: Object.entries(type.values).map(([value, label]) => ({
              value,
              name: label[language],
            })),
          }
    return [{ id: firstId + at, uid: stableUuid(name), name, column: field.name, content }]
  })
}
