import './bank-statements.css'
import { useQueryClient } from '@tanstack/react-query'
import { FileSpreadsheet, Upload } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { statementText as text } from '../rules/statements/bank-statement-screen-messages.ts'
import type { BankStatement } from '../wire/bank-statements.ts'
import { statementsKey, useStatements } from './bank-statements.queries.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { StatementTable } from './StatementTable.tsx'
import { bankStatementImport, bankStatementTakeBack } from '../wire/processes.ts'

/** Statements of the university's account: what was imported by whom, and the way to import or take one back. */
export function BankStatementsPage() {
  const say = useSay()
  const queries = useQueryClient()
  const list = useStatements()
  const [open, setOpen] = useState<BankStatement | 'import' | null>(null)
  const [done, setDone] = useState('')
  const finish = async (words: string) => {
    await queries.invalidateQueries({ queryKey: statementsKey })
    setDone(words)
    setOpen(null)
  }
  const importing = (
    <div className="md:ms-auto">
      <Button look="filled" icon={Upload} onClick={() => setOpen('import')}>
        {say(text.import)}
      </Button>
    </div>
  )
  return (
    <>
      <ListPage text={text} icon={FileSpreadsheet} list={list} aside={importing}>
        {(statements) => <StatementTable statements={statements} onTakeBack={setOpen} />}
      </ListPage>
      <p className="sr-only" role="status">
        {done}
      </p>
      {open === 'import' && (
        <ImportDialog
          of={bankStatementImport}
          title={text.import}
          explained={text.waiting}
          onDone={(name) => finish(say(text['was-imported'], { name }))}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'import' && (
        <ProcessDialog
          title={say(text['take-back-title'])}
          sendLabel={say(text['take-back'])}
          of={bankStatementTakeBack}
          body={() => ({ bank_statement_ID: open.id })}
          onDone={() => finish(say(text['was-taken-back'], { name: open.fileName }))}
          onClose={() => setOpen(null)}
        >
          <p className="font-strong break-words">{open.fileName}</p>
          <p>{say(text['take-back-help'], { n: open.lines })}</p>
        </ProcessDialog>
      )}
    </>
  )
}
