import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { outcomeDeskText as text } from '../rules/outcome-desk-messages.ts'
import type { OpenOutcome } from '../wire/outcome-list.ts'
import { retotalingOutcomesOpen, retotalingOutcome } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

const queryKey = ['retotaling-outcomes']

/** Courses of accepted retotalings whose marks are to be added up again; what is found is proposed here. */
export function OutcomesPage() {
  const [open, setOpen] = useState<OpenOutcome | null>(null)
  return (
    <>
      <ListPage text={text} icon={Calculator} list={useOutcomes()}>
        {(outcomes) => <Outcomes outcomes={outcomes} onOpen={setOpen} />}
      </ListPage>
      {open !== null && <OutcomeDialog outcome={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function useOutcomes() {
  const rest = useRest()
  return useQuery({
    queryKey,
    queryFn: async () => (await runProcess(rest, retotalingOutcomesOpen, {})).outcomes,
  })
}

type TableProps = {
  readonly outcomes: readonly OpenOutcome[]
  readonly onOpen: (outcome: OpenOutcome) => void
}

function Outcomes({ outcomes, onOpen }: TableProps) {
  const say = useSay()
  return (
    <section className="card" aria-label={say(text.title)}>
      <TableScroll label={say(text.title)}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['candidate', 'course', 'asked', 'now', 'outcome'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(text[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outcomes.map((each) => (
              <tr key={each.n_exam_rtdetails_ID}>
                <th scope="row">
                  <span className="tabular">{each.erollno}</span> {each.name}
                  <span className="small block font-normal text-muted">{each.exam}</span>
                </th>
                <td>
                  {each.code} {say(each.course)}
                </td>
                <td>{each.description === '' ? '-' : each.description}</td>
                <td className="tabular">
                  {each.mark === null || each.full === null
                    ? '-'
                    : say(text['of-full'], { have: each.mark, full: each.full })}
                </td>
                <td>
                  <OutcomeStatus outcome={each} onOpen={() => onOpen(each)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}

function OutcomeStatus({
  outcome: { proposal, isOwing },
  onOpen,
}: {
  readonly outcome: OpenOutcome
  readonly onOpen: () => void
}) {
  const say = useSay()
  const mayEnter = useMay('mark.enter')
  if (proposal !== null) return say(text.waits, { name: proposal.by })
  if (isOwing) return say(text.owing)
  if (!mayEnter) return say(text['not-enterer'])
  return <Button onClick={onOpen}>{say(text.enter)}</Button>
}

type DialogProps = { readonly outcome: OpenOutcome; readonly onClose: () => void }

function OutcomeDialog({ outcome, onClose }: DialogProps) {
  const say = useSay()
  const queries = useQueryClient()
  const [external, setExternal] = useState('')
  const [reason, setReason] = useState('')
  const { n_exam_rtdetails_ID, code, name } = outcome
  return (
    <ProcessDialog
      title={`${code}, ${name}`}
      sendLabel={say(text.propose)}
      of={retotalingOutcome}
      body={() => ({ n_exam_rtdetails_ID, external, reason })}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey })
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        id="outcome-mark"
        label={say(text.found)}
        inputMode="decimal"
        autoComplete="off"
        required
        value={external}
        onChange={(event) => setExternal(event.target.value.trim())}
      />
      <TextField
        id="outcome-reason"
        label={say(text.reason)}
        maxLength={300}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ProcessDialog>
  )
}
