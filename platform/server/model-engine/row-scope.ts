import { accessOf } from './access.ts'
import type { Dictionary, Model, Owner } from './dictionary/dictionary.ts'
import { shapeOf } from './dictionary/model-shape.ts'
import type { Field, ModelShape } from './dictionary/model-shape.ts'
import { quoted } from './read/parameters.ts'
import type { Parameters } from './read/parameters.ts'
import type { Session } from './session.ts'

/**
 * Which rows a role may touch at all: its tenant's and, when it reads its 'own', its owner's. This is the only
 * place where ownership becomes SQL; every statement of the engine, at every level, starts its WHERE with it.
 */
export function rowScope({ shape, alias, ...rest }: ScopeOf): string {
  const { model } = shape
  const tenant = `${alias}.ad_client_id = ${rest.parameters.ofSession('clientId')}`
  if (accessOf(model, rest.role)?.read === 'all')
    return `${tenant}${publishedNow(model, alias, rest)}`
  const removedFilter = model.keepRemoved ? ` and ${alias}.isactive` : ''
  return `${tenant}${removedFilter} and ${ownedBy(model.owner, { model, alias, ...rest })}${visibleNow(model, alias, rest)}`
}

/** True if the model has drafts that do not exist for the role. */
export function hidesDrafts(model: Model, role: string): boolean {
  return model.published !== undefined && accessOf(model, role)?.update === undefined
}

/** Condition for rows that are no drafts, and belong to none, for roles to which drafts do not exist. */
function publishedNow(
  model: Model,
  alias: string,
  { dictionary, role }: Pick<ScopeOf, 'dictionary' | 'role'>,
): string {
  if (hidesDrafts(model, role)) return ` and ${alias}.${quoted(model.published ?? '')}`
  const { publishedWith = '' } = model
  const type = shapeOf(model).fields.find(({ name }) => name === publishedWith)?.type
  const parent = type?.is === 'reference' ? dictionary.get(type.to) : undefined
  if (parent?.published === undefined || !hidesDrafts(parent, role)) return ''
  const [table, key, flag] = [parent.table, shapeOf(parent).key.db, parent.published].map(quoted)
  return ` and exists (select 1 from ${table} d where d.${key} = ${alias}.${quoted(publishedWith.toLowerCase())} and d.${flag})`
}

export type ScopeOf = {
  readonly dictionary: Dictionary
  readonly role: string
  readonly parameters: Parameters
  readonly shape: ModelShape
  readonly alias: string
}

/**
 * The scope of rows under records that were read within their own scope: if the row belongs to the owner of the record
 * above it, the owner is not checked again.
 */
export function detailScope({ parent, link, ...of }: ScopeOf & DetailOf): string {
  const { model } = of.shape
  const { owner, keepRemoved, visible } = model
  const isSettled =
    owner.is === 'through' &&
    owner.column.toLowerCase() === link.db &&
    visible === undefined &&
    [parent, model].every((each) => accessOf(each, of.role)?.read === 'own')
  if (!isSettled) return rowScope(of)
  const tenant = `${of.alias}.ad_client_id = ${of.parameters.ofSession('clientId')}`
  return keepRemoved ? `${tenant} and ${of.alias}.isactive` : tenant
}

type DetailOf = {
  readonly parent: Model
  /** The child's column that names the parent. */
  readonly link: Field
}

/** Condition for rows that are visible between two times only; added at every level of ownership. */
function visibleNow(
  { visible }: Model,
  alias: string,
  { parameters }: Pick<ScopeOf, 'parameters'>,
): string {
  if (visible === undefined) return ''
  const [from, until] = [visible.from, visible.until].map((name) => `${alias}.${quoted(name)}`)
  const now = parameters.now()
  return ` and ${from} <= ${now} and (${until} is null or ${until} > ${now})`
}

type OwnedOf = Omit<ScopeOf, 'shape'> & { readonly model: Model; readonly depth?: number }

function ownedBy(owner: Owner, of: OwnedOf): string {
  switch (owner.is) {
    case 'partner':
    case 'user': {
      const who = of.parameters.ofSession(owner.is === 'partner' ? 'partnerId' : 'userId')
      return `${of.alias}.${quoted(owner.column.toLowerCase())} = ${who}`
    }
    case 'through':
      return ownedThrough(owner.column, of)
    case 'nobody':
      return 'false'
  }
}

function ownedThrough(column: string, { model, alias, depth = 0, ...of }: OwnedOf): string {
  const type = shapeOf(model).fields.find(({ db }) => db === column.toLowerCase())?.type
  const target = type?.is === 'reference' ? of.dictionary.get(type.to) : undefined
  if (!target || depth > 4) throw new Error(`${model.table} cannot be owned through ${column}`)
  const inner = `o${depth}`
  const owned = ownedBy(target.owner, { ...of, model: target, alias: inner, depth: depth + 1 })
  const key = quoted(shapeOf(target).key.db)
  const tenant = `${inner}.ad_client_id = ${of.parameters.ofSession('clientId')}`
  return `exists (select 1 from ${quoted(target.table)} ${inner} where ${inner}.${key} = ${alias}.${quoted(column.toLowerCase())} and ${tenant} and ${owned}${visibleNow(target, inner, of)})`
}

/**
 * The session's id when the role may see a single record of the model at most, the one it is itself (a student of partners);
 * null otherwise.
 */
export function onlyRecord({ shape, role, parameters }: ScopeOf): string | null {
  const { owner } = shape.model
  if (accessOf(shape.model, role)?.read !== 'own') return null
  if (owner.is !== 'partner' && owner.is !== 'user') return null
  if (owner.column.toLowerCase() !== shape.key.db) return null
  return parameters.ofSession(owner.is === 'partner' ? 'partnerId' : 'userId')
}

/** The column that says whose a row is, and the session's id in it; null when rows are owned through another table. */
export function ownerIn(
  shape: ModelShape,
  session: Session,
): { readonly field: Field; readonly id: number } | null {
  const { owner } = shape.model
  if (owner.is !== 'partner' && owner.is !== 'user') return null
  const column = owner.column.toLowerCase()
  const field = shape.fields.find(({ db }) => db === column)
  if (!field) return null
  return { field, id: owner.is === 'partner' ? session.partnerId : session.userId }
}
