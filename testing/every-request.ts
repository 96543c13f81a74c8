import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Column, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Answer, Person } from './person.ts'

/** A request of a person, by its name. */
export type Request = { readonly name: string; readonly send: (by: Person) => Promise<Answer> }

export const get = (url: string, query: Record<string, string> = {}): Request => ({
  name: `GET ${url} ${JSON.stringify(query)}`,
  send: (by) => by.get(url, query),
})
export const post = (url: string, body: object): Request => ({
  name: `POST ${url}`,
  send: (by) => by.post(url, body),
})

/** Every model as a list, whole, by each of its columns, and with everything that may be expanded. */
export function ofModel(model: Model): readonly Request[] {
  const url = modelPath(model.table)
  const references = model.columns.flatMap(({ name, type }) =>
    type.is === 'reference' ? [name] : [],
  )
  const expands = [...Object.keys(model.children ?? {}), ...references]
  return [
    get(url),
    ...expands.map(($expand) => get(url, { $expand })),
    ...model.columns.flatMap((column) => ofColumn(url, column)),
  ]
}

function ofColumn(url: string, { name, type }: Column): readonly Request[] {
  const filters = [`${name} neq null`]
  if (type.is === 'number') filters.push(`${name} ge 33.19`, `${name} eq 61.37`)
  if (type.is === 'text') filters.push(`contains(${name},'61.37')`)
  return [
    get(url, { $select: name }),
    get(url, { $orderby: `${name} desc` }),
    ...filters.map(($filter) => get(url, { $filter })),
  ]
}
