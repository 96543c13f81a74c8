import { readRows } from '#platform/browser/network/unreadable.ts'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { deviceArea } from '#platform/browser/storage/shared-computer.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { ActionBar } from '#platform/browser/ui/control/ActionBar.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { Seal } from '#platform/browser/ui/frame/Seal.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { Ticket } from '#platform/browser/ui/frame/Ticket.tsx'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { seatedBy } from '#features/examination/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { useInstitutionName } from '#features/institution/portal/settings.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import { exam } from '../../rules/kind.ts'
import { examCardMessages as card, examPageMessages as page } from '../../rules/messages.ts'
import { inOrder, type PaperSeat, seatFromWire, seatModel, seatsOf } from '../../wire/seat.ts'
import { DownloadCard, ShareCard } from './DownloadCard.tsx'
import type { AppliedExam } from '../exam.queries.ts'

/** The admit card on the phone: person, number, place and time of each exam paper (mock 23). The PDF is the record. */
export function AdmitCard({ application }: { readonly application: AppliedExam }) {
  const say = useSay()
  const { data, isPending, isError, refetch } = useSeats(application.id)
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={say(card.title)} page={say(exam.title)} subtitle={application.name} />
      {isPending && !isError ? (
        <Loading label={say(card.loading)} />
      ) : (
        <div className="max-w-[40rem]">
          <Ticket stub={<Stub application={application} />}>
            {data && <Papers application={application} seats={data} />}
            {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
          </Ticket>
        </div>
      )}
      {data && (
        <p className="small flex max-w-[40rem] gap-2 text-muted">
          <Check className="icon" aria-hidden />
          <StoredOn />
        </p>
      )}
      <Link
        className="link-button inline-flex min-h-11 items-center self-start"
        to={`${exam.path}?tab=applied`}
      >
        {say(page['back-to-list'])}
      </Link>
      <ActionBar>
        <ShareCard application={application} />
        <div className="max-md:grid max-md:flex-1">
          <DownloadCard application={application} first />
        </div>
      </ActionBar>
    </div>
  )
}

/** Says on which device the card is stored; none on a shared computer. */
function StoredOn() {
  const say = useSay()
  if (deviceArea() === null) return say(card['not-saved'])
  return (
    <>
      <span className="lg:hidden">{say(card.saved)}</span>
      <span className="hidden lg:inline">{say(card['saved-on-computer'])}</span>
    </>
  )
}

/** Stored on the device, so that the card opens at the gate without a network. */
function useSeats(applicationId: number) {
  const rest = useRest()
  return useQuery({
    ...savedQuery<readonly PaperSeat[]>(['exam', 'seats', applicationId], async () => {
      const records = await listRecords(rest, seatModel, seatsOf(applicationId))
      return inOrder(readRows(seatModel, records, seatFromWire))
    }),
    staleTime: 30_000,
  })
}

function Stub({ application }: { readonly application: AppliedExam }) {
  const say = useSay()
  const institution = useInstitutionName()
  const profile = useProfile()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="font-strong flex items-center gap-2.5">
          <Seal className="size-9" />
          {institution}
        </p>
        <h2 className="mt-3">{profile?.fullName}</h2>
        <p className="text-muted" lang="ne">
          {profile?.nepaliName}
        </p>
        <p className="small mt-3 text-muted">{say(page['roll-number'])}</p>
        <p className="figure tabular">
          {application.symbolNumber === '' ? '-' : application.symbolNumber}
        </p>
      </div>
      {profile?.images.photo?.dataUrl && (
        <img
          className="h-28 w-[5.45rem] flex-none rounded-control border border-hairline object-cover"
          src={profile.images.photo.dataUrl}
          alt=""
        />
      )}
    </div>
  )
}

type PapersProps = { readonly application: AppliedExam; readonly seats: readonly PaperSeat[] }

function Papers({ application, seats }: PapersProps) {
  const { say, language, today } = useSpeaking()
  const centres = [...new Set(seats.map(({ centre }) => centre))].join(', ')
  const { enrollment } = useEnrollmentLookup()
  return (
    <>
      <Facts
        facts={[
          { label: say(page.exam), value: application.name },
          { label: say(card.program), value: enrollment?.programName || '-' },
          { label: say(card.centre), value: centres === '' ? '-' : centres },
        ]}
      />
      {seats.length === 0 && <p className="mt-3 text-muted">{say(card['not-seated'])}</p>}
      <ul className="mt-3">
        {seats.map((seat) => (
          <li key={seat.courseId} className="flex items-center gap-4 border-t border-hairline py-3">
            {seat.day && <CalendarTile day={seat.day} today={today} />}
            <div className="min-w-0">
              <p className="font-strong">
                {seat.code} {seat.name}
              </p>
              <p className="small text-muted">
                {say(card[seatedBy(seat.from) === '' ? 'hours' : 'seated-by'], {
                  from: digits(seat.from, language),
                  to: digits(seat.to, language),
                  seated: digits(seatedBy(seat.from), language),
                })}
              </p>
              <p className="small text-muted">
                {say(card.place, { room: seat.room, seat: seat.seat ?? 0 })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <UnreadableRows list={seatModel} />
    </>
  )
}
