import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
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
      <OfficeTable
        label={say(text.title)}
        rows={outcomes}
        rowKey={(each) => each.n_exam_rtdetails_ID}
        columns={[
          {
            id: 'candidate',
            head: say(text.candidate),
            render: ({ erollno, name, exam }) => (
              <>
                <span className="tabular">{erollno}</span> {name}
                <span className="small block font-normal text-muted">{say(exam)}</span>
              </>
            ),
            sort: ({ erollno }) => erollno,
          },
          {
            id: 'course',
            head: say(text.course),
            render: ({ code, course }) => `${code} ${say(course)}`,
            sort: ({ code }) => code,
          },
          {
            id: 'asked',
            head: say(text.asked),
            render: ({ description }) => (description === '' ? '-' : description),
          },
          {
            id: 'now',
            head: say(text.now),
            kind: 'code',
            render: ({ mark, full }) =>
              mark === null || full === null ? '-' : say(text['of-full'], { have: mark, full }),
          },
          {
            id: 'outcome',
            head: say(text.outcome),
            render: (each) => <OutcomeStatus outcome={each} onOpen={() => onOpen(each)} />,
          },
        ]}
      />
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
