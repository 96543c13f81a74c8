import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Armchair } from 'lucide-react'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useMay } from '#features/staff/office/session.ts'
import { giveUpDeskText as text } from '../../rules/give-up/desk-messages.ts'
import { admissionGiveUpPropose, admissionGiveUps, type SeatGivenUp } from '../../wire/give-up.ts'

const queryKey = ['seats-given-up']

/** Paid seats that students give up: one person proposes, another confirms under Second person. */
export function SeatsGivenUpPage() {
  return (
    <ListPage text={text} icon={Armchair} list={useSeats()}>
      {(seats) => <Seats seats={seats} />}
    </ListPage>
  )
}

function useSeats() {
  const rest = useRest()
  return useQuery({
    queryKey,
    queryFn: async () => (await runProcess(rest, admissionGiveUps, {})).seats,
  })
}

function Seats({ seats }: { readonly seats: readonly SeatGivenUp[] }) {
  const { say, language } = useSpeaking()
  const amount = (of: number) => formatRs(paisa(of), language)
  return (
    <section className="card" aria-label={say(text.title)}>
      <OfficeTable
        label={say(text.title)}
        rows={seats}
        rowKey={(each) => each.seat_give_up_ID}
        columns={[
          {
            id: 'student',
            head: say(text.student),
            render: ({ C_BPartner_ID, name, isEnrolled }) => (
              <>
                <Link to={`/students/${C_BPartner_ID}`}>{name}</Link>
                {isEnrolled && (
                  <span className="small block font-normal text-muted">{say(text.enrolled)}</span>
                )}
              </>
            ),
            sort: ({ name }) => name,
          },
          { id: 'admission', head: say(text.admission), render: ({ opening }) => say(opening) },
          {
            id: 'asked',
            head: say(text['asked-on']),
            render: ({ askedOn }) => formatDay(askedOn, language),
            sort: ({ askedOn }) => askedOn,
          },
          {
            id: 'share',
            head: say(text.share),
            render: ({ percent }) => say(text.percent, { n: percent }),
          },
          { id: 'paid', head: say(text.paid), render: ({ paid }) => amount(paid) },
          {
            id: 'credit',
            head: say(text.credit),
            render: ({ credit }) => <b>{amount(credit)}</b>,
          },
          {
            id: 'decision',
            head: say(text.decision),
            kind: 'action',
            render: (seat) => <Decision seat={seat} />,
          },
        ]}
      />
    </section>
  )
}

function Decision({ seat }: { readonly seat: SeatGivenUp }) {
  const say = useSay()
  const queries = useQueryClient()
  const mayPropose = useMay('application.decide')
  const { action, error } = useProcess(admissionGiveUpPropose, () =>
    queries.invalidateQueries({ queryKey }),
  )
  const { proposal, seat_give_up_ID } = seat
  if (proposal !== null)
    return (
      <span className="flex flex-wrap gap-3">
        <span>{say(text.waits, { name: proposal.by })}</span>
        {!proposal.isOwn && <Link to="/second">{say(text['to-second'])}</Link>}
      </span>
    )
  if (!mayPropose) return null
  return (
    <div className="flex flex-col gap-2">
      <Button
        disabled={action.state === 'lost'}
        busy={isRunning(action)}
        onClick={() => action.run({ seat_give_up_ID })}
      >
        {say(text.propose)}
      </Button>
      <LostAnswer action={action} />
      <FieldNote
        id={`give-up-note-${seat_give_up_ID}`}
        error={error === null ? undefined : say(error)}
      />
    </div>
  )
}
