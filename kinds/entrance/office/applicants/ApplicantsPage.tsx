import { Search, UserX } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Nothing } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { nameInBoth } from '#platform/pure/message.ts'
import { StatusMessage } from '#features/examination/office/StatusMessage.tsx'
import { useOpen } from '#features/examination/office/use-open.ts'
import { useStatusMessage } from '#features/examination/office/use-status-message.ts'
import { useMay } from '#features/staff/office/session.ts'
import { applicantDeskText as text } from '../../rules/applicants/desk-messages.ts'
import { withheldDeskText } from '../../rules/withheld/messages.ts'
import type { ApplicantOfLayout } from '../../wire/applicants.ts'
import { useApplicants } from './applicants.queries.ts'
import { ApplicantOrderDialog } from './ApplicantOrderDialog.tsx'
import { MoveApplicantDialog } from './MoveApplicantDialog.tsx'
import { PreferencesDialog } from './PreferencesDialog.tsx'
import { WithholdDialog } from './WithholdDialog.tsx'

type Open = {
  readonly is: 'move' | 'preferences' | 'order' | 'withhold'
  readonly applicant: ApplicantOfLayout
}

/** Applicants of an entrance with their seats: one is moved, or gets another centre to ask for or order of programmes, here. */
export function ApplicantsPage({ openingId }: { readonly openingId: number }) {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const typed = params.get('find') ?? ''
  const language = useLanguage()
  const { data } = useApplicants(openingId, typed)
  const { message, onDone } = useStatusMessage()
  const { open, setOpen, close, done } = useOpen<Open>(onDone)
  return (
    <div className="page">
      <p>
        <Link to={`/results/layout/entrances/${openingId}`}>{say(text.back)}</Link>
      </p>
      <header className="page-head">
        <h1>{say(text.title)}</h1>
        {data && (
          <p className="flex-1 text-muted">{nameInBoth(data.name, data.nameNepali)[language]}</p>
        )}
      </header>
      <label className="scan-field">
        <Search className="icon" aria-hidden />
        <span className="sr-only">{say(text.find)}</span>
        <input
          type="search"
          value={typed}
          placeholder={say(text.find)}
          onChange={({ target: { value } }) =>
            setParams(value === '' ? {} : { find: value }, { replace: true })
          }
        />
      </label>
      <StatusMessage message={message} />
      <Applicants openingId={openingId} find={typed} onOpen={setOpen} />
      {open?.is === 'move' && (
        <MoveApplicantDialog {...{ openingId }} of={open.applicant} onDone={done} onClose={close} />
      )}
      {open?.is === 'preferences' && (
        <PreferencesDialog {...{ openingId }} of={open.applicant} onDone={done} onClose={close} />
      )}
      {open?.is === 'order' && (
        <ApplicantOrderDialog of={open.applicant} onDone={done} onClose={close} />
      )}
      {open?.is === 'withhold' && (
        <WithholdDialog of={open.applicant} onDone={done} onClose={close} />
      )}
    </div>
  )
}

type Opens = { readonly onOpen: (open: Open) => void }

function Applicants({
  openingId,
  find,
  onOpen,
}: { readonly openingId: number; readonly find: string } & Opens) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const { data, isError, refetch } = useApplicants(openingId, find)
  const { applicants, total: of = 0 } = data ?? {}
  const n = applicants?.length ?? 0
  const columns = useColumns()
  const change: TableColumn<ApplicantOfLayout> = {
    id: 'change',
    head: say(text.change),
    kind: 'action',
    render: (applicant) => (
      <span className="flex flex-wrap justify-end gap-2">
        <Change {...{ applicant, onOpen }} />
        {applicant.mayOrder && (
          <Button
            aria-label={say(text['order-of'], { name: applicant.name })}
            onClick={() => onOpen({ is: 'order', applicant })}
          >
            {say(text.order)}
          </Button>
        )}
        <Withhold {...{ applicant, onOpen }} />
      </span>
    ),
  }
  return (
    <section className="card" aria-label={say(text.title)}>
      {n > 0 && (
        <p className="card-head small text-muted" role="status">
          {say(of <= n ? text['count-all'] : text['count-first'], { n, of })}
        </p>
      )}
      <OfficeTable
        label={say(text.title)}
        rows={applicants}
        rowKey={({ n_entrance_reg_ID }) => n_entrance_reg_ID}
        onRetry={isError ? () => void refetch() : undefined}
        expected={12}
        empty={<Nothing icon={UserX} title={say(text.none)} help={say(text['none-help'])} />}
        columns={laysOut ? [...columns, change] : columns}
      />
    </section>
  )
}

function useColumns(): readonly TableColumn<ApplicantOfLayout>[] {
  const say = useSay()
  return [
    {
      id: 'name',
      head: say(text.name),
      render: ({ name, withheldFor }) => (
        <>
          {name}
          {withheldFor !== null && (
            <span className="small block text-office">{say(withheldDeskText['is-withheld'])}</span>
          )}
        </>
      ),
      sort: ({ name }) => name,
    },
    {
      id: 'number',
      head: say(text.number),
      kind: 'code',
      render: ({ erollno }) => (erollno === '' ? '-' : erollno),
      sort: ({ erollno }) => (erollno === '' ? null : erollno),
    },
    {
      id: 'asked',
      head: say(text.asked),
      render: ({ centre }) => (centre === '' ? say(text.any) : centre),
      sort: ({ centre }) => (centre === '' ? null : centre),
    },
    {
      id: 'special',
      head: say(text.special),
      render: ({ specialNeed }) => (specialNeed ? say(text.yes) : '-'),
      sort: ({ specialNeed }) => (specialNeed ? 0 : null),
    },
    {
      id: 'seat',
      head: say(text.seat),
      render: ({ seat }) => say(seat === null ? text['no-seat'] : text['seat-at'], seat ?? {}),
    },
  ]
}

function Withhold({ applicant, onOpen }: { readonly applicant: ApplicantOfLayout } & Opens) {
  const say = useSay()
  const { name, withheldFor, mayWithhold } = applicant
  if (withheldFor === null && !mayWithhold) return null
  const isFree = withheldFor === null
  return (
    <Button
      aria-label={say(withheldDeskText[isFree ? 'withhold-of' : 'lift-of'], { name })}
      onClick={() => onOpen({ is: 'withhold', applicant })}
    >
      {say(withheldDeskText[isFree ? 'withhold' : 'lift'])}
    </Button>
  )
}

function Change({ applicant, onOpen }: { readonly applicant: ApplicantOfLayout } & Opens) {
  const say = useSay()
  const { name, mayMove, mayChange } = applicant
  if (mayMove)
    return (
      <Button
        aria-label={say(text['move-of'], { name })}
        onClick={() => onOpen({ is: 'move', applicant })}
      >
        {say(text.move)}
      </Button>
    )
  if (!mayChange) return null
  return (
    <Button
      aria-label={say(text['preferences-of'], { name })}
      onClick={() => onOpen({ is: 'preferences', applicant })}
    >
      {say(text.change)}
    </Button>
  )
}
