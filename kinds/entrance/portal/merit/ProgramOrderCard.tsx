import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { nameInBoth } from '#platform/pure/message.ts'
import { orderText as text } from '../../rules/merit/order-messages.ts'
import { entranceProgramOrder, type ProgramOrder } from '../../wire/merit-programs.ts'
import { ofApplication } from '../../wire/merit-processes.ts'
import { ProgramOrderDialog } from './ProgramOrderDialog.tsx'

/** The programmes of an entrance in the order of the applicant's preference, which may change until the last day to apply. */
export function ProgramOrderCard({ applicationId }: { readonly applicationId: number }) {
  const rest = useRest()
  const {
    data: order,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['entrance', 'program-order', applicationId],
    queryFn: async () =>
      (await runProcess(rest, entranceProgramOrder, ofApplication(applicationId))).order,
  })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (!order) return null
  return <Order applicationId={applicationId} order={order} onSaved={() => void refetch()} />
}

type Props = {
  readonly applicationId: number
  readonly order: ProgramOrder
  readonly onSaved: () => void
}

function Order({ applicationId, order, onSaved }: Props) {
  const { say, language, short } = useSpeaking()
  const [isOpen, setOpen] = useState(false)
  const { offered, chosen, mayChange, until } = order
  const nameOf = (id: number) => {
    const found = offered.find((each) => each.id === id)
    return nameInBoth(found?.name ?? '', found?.nameNepali ?? '')
  }
  return (
    <section className="flex flex-col gap-3 pb-2" aria-label={say(text.title)}>
      <h3>{say(text.title)}</h3>
      <p className="small text-muted">{say(text.lead)}</p>
      {chosen.length === 0 && (
        <p>{say(text['not-given'], { program: nameOf(offered[0]?.id ?? 0) })}</p>
      )}
      {chosen.length > 0 && (
        <ol className="list-decimal ps-6 in-[:lang(ne)]:[list-style-type:devanagari]">
          {chosen.map((id) => (
            <li key={id}>{nameOf(id)[language]}</li>
          ))}
        </ol>
      )}
      {mayChange && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => setOpen(true)}>
            {say(text[chosen.length === 0 ? 'choose' : 'change'])}
          </Button>
          {until !== null && (
            <p className="small text-muted">{say(text.until, { day: short(until) })}</p>
          )}
        </div>
      )}
      {isOpen && (
        <ProgramOrderDialog
          applicationId={applicationId}
          order={order}
          onClose={() => setOpen(false)}
          onDone={(summary) => {
            toast.success(summary, { id: 'program-order' })
            setOpen(false)
            onSaved()
          }}
        />
      )}
    </section>
  )
}
