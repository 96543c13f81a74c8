import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { ReasonFields } from '#features/applying/office/ReasonFields.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { ProgramPlaces } from '../../card/ProgramPlaces.tsx'
import { applicantDeskText as desk } from '../../rules/applicants/desk-messages.ts'
import { orderText as text } from '../../rules/merit/order-messages.ts'
import { entranceApplicantOrder, entranceApplicantOrderSet } from '../../wire/merit-programs.ts'
import { ofApplication } from '../../wire/merit-processes.ts'
import { type ApplicantDialogProps, reasonLabels } from './MoveApplicantDialog.tsx'

/** Corrects the order of the programmes of one applicant, with a reason. */
export function ApplicantOrderDialog({
  of,
  onDone,
  onClose,
}: Omit<ApplicantDialogProps, 'openingId'>) {
  const say = useSay()
  const { data: order, isError, refetch } = useApplicantOrder(of.n_entrance_reg_ID)
  const [changed, setChanged] = useState<readonly number[] | null>(null)
  const [isSent, setSent] = useState(false)
  const [typed, setTyped] = useState({ reason: '', reason_ne: '' })
  const chosen = changed ?? order?.chosen ?? []
  const body = () => {
    setSent(true)
    if (chosen.length === 0) return null
    return { ...ofApplication(of.n_entrance_reg_ID), programs: chosen, ...typed }
  }
  const isMissing = isSent && chosen.length === 0
  return (
    <ProcessDialog
      title={say(desk['order-of'], { name: of.name })}
      sendLabel={say(text.save)}
      of={entranceApplicantOrderSet}
      mayRun={order?.mayChange === true}
      {...{ body, onDone, onClose }}
    >
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {order === undefined && !isError && <LoadingRows rows={3} heading />}
      {order && (
        <ProgramPlaces order={order} chosen={chosen} locked={false} onChange={setChanged} />
      )}
      <FieldNote id="order-note" error={isMissing ? say(text['first-needed']) : undefined} />
      <ReasonFields labels={reasonLabels} typed={typed} onType={setTyped} />
      <p className="small text-muted">{say(desk['order-effect'])}</p>
    </ProcessDialog>
  )
}

function useApplicantOrder(id: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'applicant-order', id],
    queryFn: async () => (await runProcess(rest, entranceApplicantOrder, ofApplication(id))).order,
  })
}
