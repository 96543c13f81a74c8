import type { Message } from '#platform/pure/message.ts'
import type { Refusal } from '../refusal.ts'
import type { WriteContext } from '../write/write-context.ts'

/**
 * The data dictionary: everything the model engine knows about a table. Names are the wire's, in their one
 * canonical case; the database column is the same name in lower case.
 */
export type Column = {
  /** Canonical wire name, e.g. `n_entrance_open_ID`. */
  readonly name: string
  /** Shown on the wire as `propertyLabel`. */
  readonly label: Message
  readonly type: ColumnType
  /** Must have a value when a record is created by a client (after the create hook ran). */
  readonly mandatory?: true
  /** Must be in the body of a POST: only the client can know it. Checked before any hook. */
  readonly asked?: true
  /** Never accepted from a client; a changed value is refused (403). The server's own hooks may set it. */
  readonly readOnly?: true
  /** Accepted when creating, refused when a later PUT changes it. */
  readonly createOnly?: true
  /** Never shown, selectable, filterable or writable through the API. */
  readonly hidden?: true
  /** Characters a text may have when a client writes it; absent: `usualTextLength`. */
  readonly maxLength?: number
  /** Other keys under which the same value is also shown (READINGS) and accepted. */
  readonly aliases?: readonly string[]
  /**
   * SQL over the table's alias `t` for a derived column; implies readOnly. With a subselect in it, lists of a shared
   * model are not cached, because we cannot know when they change. `{now}` in it is the time of the request.
   */
  readonly sql?: string
  /**
   * SQL over the table's alias `t` shown in the value's place to roles that read all rows, everywhere but in the record
   * itself: to see the whole value one opens the record, and that is recorded.
   */
  readonly masked?: string
  /** SQL over the table's alias `t` shown in the value's place to sessions in Nepali. */
  readonly nepali?: string
  /**
   * Number of the stored version, set by the server. A change that names another version than the stored one is refused
   * (409): the record was changed since it was read.
   */
  readonly isVersion?: true
  /** Below the field of a form: what the value is used for, or how it is written. */
  readonly help?: Message
  /** Least and most a number may be, rupees for an amount; least and most are allowed. */
  readonly least?: number
  readonly most?: number
  /** Form of a text, and the sentence for a text without it. Must be linear. */
  readonly pattern?: { readonly matches: RegExp; readonly message: Message }
  /** No other record has the value, capitals or not. */
  readonly isUnique?: true
  /** Text that is amounts until a day each (`findDatedAmounts`): its form has a line for each. */
  readonly isDatedAmounts?: true
  /** The same of shares in whole per cent (`findDatedShares`). */
  readonly isDatedShares?: true
  /** A value that only a process sets, and that a copy of the record for another year takes over. */
  readonly isCopied?: true
  /** Day on which applying for the record begins or ends. */
  readonly isApplyingDay?: true
  /** Rows that point at the record lock the value, because it was given out with them. */
  readonly lockedBy?: {
    readonly tables: readonly string[]
    readonly reason: Message
    /** Two people may change it all the same. */
    readonly mayBeAgreed?: true
  }
}

export const usualTextLength = 250

export type ColumnType =
  | {
      readonly is: 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'time' | 'json'
    }
  /** Whole paisa (bigint) in the database, rupees on the wire, `Money` in hooks. */
  | { readonly is: 'amount' }
  | { readonly is: 'reference'; readonly to: string }
  /** Stored value to its label, e.g. `{ DR: { en: 'Drafted', ne: … } }`. */
  | { readonly is: 'list'; readonly values: Readonly<Record<string, Message>> }
  /** A foreign key to ad_image. On the wire `{propertyLabel, id, model-name: 'ad_image'[, data]}`. */
  | { readonly is: 'image' }

/** Owner of the rows. Added to every statement in plan.ts and nowhere else. */
export type Owner =
  | { readonly is: 'partner' | 'user'; readonly column: string }
  /** The row belongs to the owner of the record to which this reference points. */
  | { readonly is: 'through'; readonly column: string }
  | { readonly is: 'nobody' }

export type ModelAccess = {
  /** 'own': only rows of the session's owner; 'all': every row of the client. */
  readonly read: 'own' | 'all'
  /** The only columns there are for this role, besides the standard ones; absent: all. */
  readonly columns?: readonly string[]
  readonly create?: true
  /** Columns this role may change by PUT. Absent: no PUT at all. */
  readonly update?: readonly string[]
  readonly remove?: true
  /** Name of a condition on the person, e.g. 'active-enrollment'; asked once per request (SECURITY T38). */
  readonly gate?: string
}

export type Values = Readonly<Record<string, Value>>
/** Hooks see: text, numbers (ids, paisa), booleans, days as `yyyy-mm-dd`, times as ISO text, null. */
export type Value = string | number | boolean | null

export type ChildValues = Readonly<Record<string, readonly Values[]>>

/**
 * A hook returns the values to store (it may replace or add any, read-only ones too), a refusal, or the id of a
 * record that already answers the request (nothing is stored then). It must find duplicates itself: when a unique
 * constraint stops the insert, the whole transaction runs once more, and the hook then sees the row that won.
 */
export type CreateHook = (
  values: Values,
  context: WriteContext & { readonly children: ChildValues },
) => Promise<
  | Refusal
  | { readonly is: 'existing'; readonly id: number }
  | (Allowed & { readonly children?: ChildValues })
>

type Allowed = {
  readonly is: 'allowed'
  readonly values: Values
  /**
   * Id of an own record that is written again instead of a new one: its columns take the values, its children give way to
   * the new ones, what is not named stays. The hook is asked a second time once that record is locked.
   */
  readonly takesUp?: number | null
}

/**
 * As a create hook, for a decision that only reads and locks nothing. It sees what is committed, and no transaction is
 * open meanwhile: a record without rows below it is then written by one statement. A condition that must hold at the
 * time of writing needs a constraint.
 */
export type DecideHook = (
  values: Values,
  context: Omit<WriteContext, 'transaction'>,
) => Promise<Refusal | Allowed>

export type UpdateHook = (
  changes: Values,
  context: WriteContext & {
    readonly id: number
    readonly before: Values
    /** Two people agreed on the change: what is locked for one person may change. */
    readonly isAgreed?: true
  },
) => Promise<Refusal | { readonly is: 'allowed'; readonly values: Values }>

export type RemoveHook = (
  record: Values,
  context: WriteContext & { readonly id: number },
) => Promise<Refusal | { readonly is: 'allowed' }>

export type AfterHook = (
  record: Values,
  context: WriteContext & { readonly id: number },
) => Promise<void>

/** Place of a register in the list of the office. */
export type Register = {
  readonly group: RegisterGroup
  /** Position within the group: what others refer to comes first. */
  readonly place: number
  /** Name of the list, e.g. Faculties. */
  readonly plural: Message
  /** Columns that find a record in a file; absent: a unique one, or those that name it. */
  readonly key?: readonly string[]
  /** Day after which a published record is closed. */
  readonly closes?: string
  /** Columns of other models with the names of records, joined by commas, instead of references. */
  readonly namedIn?: readonly { readonly table: string; readonly column: string }[]
}
export type RegisterGroup = 'academic' | 'openings' | 'texts'

export type Model = {
  /** Canonical (lower-case) table name = wire model name = database table. Key column: `<table>_ID`. */
  readonly table: string
  readonly label: Message
  readonly columns: readonly Column[]
  /** Columns that make up `identifier`, joined with '_' as iDempiere does (usually just Name). */
  readonly identifier: readonly string[]
  readonly owner: Owner
  /** By role name; a role that is absent may not see the model at all. */
  readonly access: Readonly<Record<string, ModelAccess>>
  /** References of which a row has one at most, which a check in the database holds: under that one the others are not read. */
  readonly oneOf?: readonly string[]
  /** Small table every signed-in person shares: its identifiers and lists are served from memory. */
  readonly shared?: true
  /** Tables whose rows may be written in the same POST and read by $expand: child table → its parent column. */
  readonly children?: Readonly<Record<string, string>>
  /**
   * Times between which a row is there for roles that read their 'own' rows; to them it does not exist before `from`,
   * while `from` is empty, or once `until` has come.
   */
  readonly visible?: { readonly from: string; readonly until: string }
  /** The key is also shown under its column's name, e.g. `n_exam_open_ID` beside `id` (READINGS R-44). */
  readonly showsKey?: true
  /** DELETE only makes a row inactive; roles that read their 'own' rows no longer see it at all. */
  readonly keepRemoved?: true
  /** Set up by staff on a screen that the columns describe; every save is an entry of the audit trail. */
  readonly register?: Register
  /**
   * Column that is false for a draft. To roles that may not change the model a draft does not exist.
   */
  readonly published?: string
  /** Reference to the record whose drafts have no rows either, for the same roles. */
  readonly publishedWith?: string
  /** Keys of the records these are made from, sent back as they were read: taken and left out. */
  readonly ignoredKeys?: readonly string[]
  /** Extra name → child table, under which children are also shown (exam_rtdetails). */
  readonly childAliases?: Readonly<Record<string, string>>
  readonly hooks?: {
    readonly create?: CreateHook
    /** In place of `create`. */
    readonly decide?: DecideHook
    readonly update?: UpdateHook
    readonly remove?: RemoveHook
    readonly afterCreate?: AfterHook
    readonly afterUpdate?: AfterHook
  }
}

export type Dictionary = ReadonlyMap<string, Model>

/** One map of all models; throws when two models claim one table or a reference points nowhere. */
export function dictionaryOf(models: readonly Model[]): Dictionary {
  const dictionary = new Map<string, Model>()
  for (const model of models) {
    if (dictionary.has(model.table)) throw new Error(`Two models for table ${model.table}`)
    dictionary.set(model.table, model)
  }
  for (const model of models) checkReferences(model, dictionary)
  return dictionary
}

function checkReferences(model: Model, dictionary: Dictionary): void {
  for (const column of model.columns)
    if (column.type.is === 'reference' && !dictionary.has(column.type.to))
      throw new Error(`${model.table}.${column.name} refers to unknown table ${column.type.to}`)
  for (const child of Object.keys(model.children ?? {}))
    if (!dictionary.has(child)) throw new Error(`${model.table} has unknown child table ${child}`)
}
