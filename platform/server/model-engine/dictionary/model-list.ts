import { hash } from 'node:crypto'
import { accessOf } from '../access.ts'
import { personalAnswer } from '../present/answer.ts'
import type { Answer } from '../present/answer.ts'
import type { Dictionary } from './dictionary.ts'
import type { Session } from '../session.ts'

const firstId = 1_000_000

/** `GET /models`: the tables the role may see, by name (REST dialect §2.2). */
export function listModels(dictionary: Dictionary, { role, language }: Session): Answer {
  const models = [...dictionary.values()]
    .toSorted((one, other) => (one.table < other.table ? -1 : 1))
    .map((model, at) => ({ model, id: firstId + at }))
    .filter(({ model }) => accessOf(model, role))
    .map(({ model, id }) => ({
      id,
      uid: stableUuid(model.table),
      'model-name': model.table,
      name: model.label[language],
    }))
  return personalAnswer(JSON.stringify({ models }))
}

/** The same uuid for a name on every server. */
export function stableUuid(name: string): string {
  return hash('sha1', name).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
