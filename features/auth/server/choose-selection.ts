import { referenceId } from '#platform/pure/reference.ts'
import type { Language } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { authMessages } from '../rules/messages.ts'
import { findRole, roleIds } from '#features/roles/rules/facts.ts'
import { loginSelection } from '../wire/login.ts'
import type { KnownUser } from './accounts.ts'

/** The organization, warehouse and language a final session is for. */
export type Selection = {
  readonly clientId: number
  readonly roleId: number
  readonly organizationId: number
  readonly warehouseId: number
  /** A locale this server knows, `en_GB` or `ne_NP`. */
  readonly language: string
}

export type SelectionKey = 'clientId' | 'roleId' | 'organizationId' | 'warehouseId'

/** As it came: numbers, numeric texts, names, or left out. */
export type Wanted = {
  readonly [Key in SelectionKey]?: unknown
} & { readonly language?: string | undefined }

export type Chosen = {
  readonly selection: Selection
  /** Ids that came by name or were left out: the answer says them (idempiere-dialect §1.2). */
  readonly settled: Partial<Pick<Selection, SelectionKey>>
}

type Chooser = {
  readonly user: Pick<KnownUser, 'clientId' | 'organizationId' | 'roleIds'>
  /** Names of the university: the one tenant, organization and warehouse. */
  readonly names: readonly string[]
  /** Used if the chosen language is unknown. */
  readonly language: Language
}

/**
 * Checks a person's selection: only the university's fixed values exist (SPEC §9), and only roles the person holds. The
 * refusal names what did not fit in iDempiere's words (idempiere-dialect §1.2).
 */
export function chooseSelection(wanted: Wanted, chooser: Chooser): Chosen | Refusal {
  const { user, names, language } = chooser
  const choices: Readonly<Record<SelectionKey, Choice>> = {
    clientId: { words: 'Client value', ids: [user.clientId], find: tenantOf(user.clientId, names) },
    roleId: { words: 'Role name', ids: user.roleIds, find: findRoleId },
    organizationId: {
      words: 'Organization name',
      ids: [user.organizationId],
      find: tenantOf(user.organizationId, names),
    },
    warehouseId: {
      words: 'Warehouse name',
      ids: [loginSelection.warehouseId],
      find: tenantOf(loginSelection.warehouseId, names),
    },
  }
  const chosen = new Map<SelectionKey, LoginChoice>()
  for (const key of ['clientId', 'roleId', 'organizationId', 'warehouseId'] as const) {
    const found = choose(key, wanted[key], choices[key])
    if (typeof found === 'string') return invalid(found)
    chosen.set(key, found)
  }
  const idOf = (key: SelectionKey) => chosen.get(key)?.id ?? 0
  return {
    selection: {
      clientId: idOf('clientId'),
      roleId: idOf('roleId'),
      organizationId: idOf('organizationId'),
      warehouseId: idOf('warehouseId'),
      language: knownLocale(wanted.language, language),
    },
    settled: Object.fromEntries(
      [...chosen].flatMap(([key, { id, isSettled }]) => (isSettled ? [[key, id]] : [])),
    ),
  }
}

/** The locale a session speaks: the wanted one if this server knows it, else that of the person's language. */
export function knownLocale(wanted: string | undefined, language: Language): string {
  const locales = { en: loginSelection.language, ne: 'ne_NP' } as const
  return Object.values(locales).find((each) => each === wanted) ?? locales[language]
}

type Choice = {
  readonly words: string
  readonly ids: readonly number[]
  readonly find: (name: string) => number | null
}
type LoginChoice = { readonly id: number; readonly isSettled: boolean }

/** The id, or what is wrong. */
function choose(
  key: SelectionKey,
  wanted: unknown,
  { words, ids, find }: Choice,
): LoginChoice | string {
  const [only, ...more] = ids
  if (wanted === undefined)
    return only === undefined || more.length > 0
      ? `Missing ${key} parameter`
      : { id: only, isSettled: true }
  const isName = typeof wanted === 'string' && referenceId(wanted) === null
  const id = isName ? find(wanted) : typeof wanted === 'object' ? null : referenceId(wanted)
  if (isName && id === null) return `${words} not found`
  return id !== null && ids.includes(id) ? { id, isSettled: isName } : `Invalid ${key}`
}

function tenantOf(id: number, names: readonly string[]): Choice['find'] {
  return (name) => (names.includes(name) ? id : null)
}

function findRoleId(name: string): number | null {
  return Object.values(roleIds).find((id) => findRole(id) === name) ?? null
}

function invalid(detail: string): Refusal {
  return refusal(
    'rule/selection-not-allowed',
    { en: detail, ne: authMessages['final-token-failed'].ne },
    { status: 401 },
  )
}
