import * as v from 'valibot'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { bankStatementMessages as text } from '#features/payments/rules/statements/bank-statement-messages.ts'
import type { StatementMapping } from '#features/payments/rules/statements/statement.ts'
import { type Fixes, mostFixes } from '#features/payments/rules/statements/statement-fixes.ts'
import { columnRoles } from '#features/payments/rules/statements/statement-columns.ts'
import { dayFormats } from '#features/payments/rules/statements/statement-days.ts'

const mappingSchema = v.strictObject({
  columns: v.record(v.pipe(v.string(), v.maxLength(120)), v.picklist(columnRoles)),
  days: v.nullable(v.picklist(dayFormats)),
})

/** A mapping as a request sends it: JSON; undefined where none is sent, ''. */
export function mappingFrom(sent: string): StatementMapping | undefined | Refusal {
  if (sent === '') return undefined
  const read = v.safeParse(mappingSchema, jsonOf(sent))
  return read.success
    ? read.output
    : refusal('rule/mapping-wrong', text['mapping-wrong'], { status: 400 })
}

function jsonOf(sent: string): unknown {
  try {
    return JSON.parse(sent) as unknown
  } catch {
    return null
  }
}

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))
const fixSchema = v.pipe(
  v.array(
    v.union([
      v.strictObject({
        line: wholeNumber,
        column: wholeNumber,
        value: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      }),
      v.strictObject({ line: wholeNumber, isOut: v.literal(true) }),
    ]),
  ),
  v.maxLength(mostFixes),
)

/** Corrections as a request sends them: JSON; none where none are sent, ''. */
export function fixesFrom(sent: string): { readonly fixes: Fixes } | Refusal {
  if (sent === '') return { fixes: [] }
  const read = v.safeParse(fixSchema, jsonOf(sent))
  return read.success
    ? { fixes: read.output }
    : refusal('rule/fixes-wrong', text['fixes-wrong'], { status: 400 })
}

/** Fact for the audit trail: `4/2: 500; 9: -`, line and column from 1, `-` for a row left out. */
export function correctedFacts(fixes: Fixes): { readonly corrected?: string } {
  if (fixes.length === 0) return {}
  const each = fixes.map((fix) =>
    'isOut' in fix ? `${fix.line}: -` : `${fix.line}/${fix.column + 1}: ${fix.value}`,
  )
  return { corrected: each.join('; ') }
}

/** The mapping that was remembered for an account; undefined for the first file. */
export async function rememberedMapping(
  reader: Reader,
  account: string,
): Promise<StatementMapping | undefined> {
  const row = await reader
    .selectFrom('bank_statement_mapping')
    .select('mapping')
    .where('account', '=', account)
    .executeTakeFirst()
  const read = v.safeParse(mappingSchema, row?.mapping)
  return read.success ? read.output : undefined
}

export async function rememberMapping(
  transaction: Transaction,
  { account, mapping }: { readonly account: string; readonly mapping: StatementMapping },
  by: { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  const facts = {
    mapping: JSON.stringify(mapping),
    updated: new Date(by.nowMs),
    updatedby: by.userId,
  }
  await transaction
    .insertInto('bank_statement_mapping')
    .values({ account, ...facts })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(facts))
    .execute()
}
