import type { Answer, Person } from './person.ts'

/** A statement as a bank writes it: its heading, then the rows given. */
export function statementCsv(...rows: readonly string[]): string {
  return ['Date,Voucher No,Deposit,Remarks', ...rows, ''].join('\n')
}

/** Parameters of an import for a file with this text. */
export function statementFile(csv: string, name = 'statement.csv') {
  const fileContent = Buffer.from(csv).toString('base64')
  return { file_name: name, statement: { fileName: name, fileContent } }
}

/** Imports a statement over HTTP, as a cashier does. */
export function importAs(
  who: Person,
  csv: string,
  {
    name,
    ...more
  }: {
    readonly dry_run?: boolean
    readonly name?: string
    readonly mapping?: string
    readonly fixes?: string
    readonly other_account?: boolean
    readonly n_bank_account_ID?: number
  } = {},
): Promise<Answer> {
  const body = { ...statementFile(csv, name), ...more }
  return who.post('/api/v1/processes/bank_statement_import', body)
}

let statements = 0

/** The id of an imported statement with one line. */
export async function aBankStatement(cashier: Person): Promise<number> {
  await importAs(cashier, statementCsv(`2026-11-17,S ${statements++},5,`))
  const { body } = await cashier.post('/api/v1/processes/bank_statements')
  const { statements: found } = body['data'] as { statements: readonly { id: number }[] }
  const [newest] = found
  if (newest === undefined) throw new Error('No statement was imported')
  return newest.id
}
