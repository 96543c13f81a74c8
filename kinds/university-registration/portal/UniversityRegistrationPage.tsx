import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Banner, SentenceBanner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { Timeline } from '#platform/browser/ui/list/Timeline.tsx'
import { Together } from '#platform/browser/ui/frame/Together.tsx'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useUnreadable } from '#platform/browser/network/unreadable.ts'
import { Returned } from '#features/applying/portal/Returned.tsx'
import { Withdrawal } from '#features/applying/portal/Withdrawal.tsx'
import { isReturned, isWithdrawn } from '#features/applying/rules/facts.ts'
import { ApplicationPayments } from '#features/applying/portal/ApplicationPayments.tsx'
import { BackFromWallet } from '#features/applying/portal/BackFromWallet.tsx'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { MoneyNotices } from '#features/payments/portal/MoneyNotices.tsx'
import { universityRegistration } from '../rules/kind.ts'
import {
  registrationMessages as text,
  registrationPageMessages as page,
} from '../rules/messages.ts'
import { paymentReference, registrationModel } from '../wire/registration.ts'
import { useRegister } from './apply.ts'
import { FeeBox } from './FeeBox.tsx'
import { FormCard } from './FormCard.tsx'
import { NumberTicket } from './NumberTicket.tsx'
import { usePayNow } from './pay-now.ts'
import { RegistrationBanner } from './RegistrationBanner.tsx'
import {
  type OwnRegistration,
  useOwnRegistration,
  useReloadRegistration,
} from './registration.queries.ts'
import { registrationTimeline } from './steps.ts'

/** The student's registration with the university, in each of its states (SPEC §2 University Registration screen). */
export function UniversityRegistrationPage() {
  const say = useSay()
  const [params] = useSearchParams()
  const reload = useReloadRegistration()
  const [problem, setProblem] = useState<Message | null>(null)
  const payment = params.get('payment')
  if (payment !== null)
    return (
      <BackFromWallet
        path={universityRegistration.path}
        texts={page}
        orderId={payment}
        onSettled={() => void reload()}
      />
    )
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={say(text.title)}
        page={say(universityRegistration.title)}
        subtitle={say(text.subtitle)}
      />
      <Together label={say(page.loading)}>
        <MoneyNotices />
        {problem !== null && <Banner tone="problem" lead={say(problem)} />}
        <Status onProblem={setProblem} />
      </Together>
    </div>
  )
}

function Status({ onProblem }: { readonly onProblem: (sentence: Message | null) => void }) {
  const say = useSay()
  const { data, isPending, isError, refetch, list = '' } = useOwnRegistration()
  const { enrollment } = useEnrollmentLookup()
  const unread = useUnreadable(list)
  const own = data?.find((each) => !isWithdrawn(each))
  if (unread.length > 0) return <UnreadableRows list={list} />
  if (own) return <Registered own={own} onProblem={onProblem} />
  if (isPending && !isError) return <Loading label={say(page.loading)} />
  if (enrollment === null)
    return <SentenceBanner tone="turn" sentence={say(text['enrollment-required'])} />
  if (isError)
    return (
      <div className="card">
        <CouldNotRefresh onRetry={() => void refetch()} />
      </div>
    )
  return <NotApplied />
}

function NotApplied() {
  const say = useSay()
  const { action, problem } = useRegister()
  return (
    <>
      {problem !== null && <Banner tone="problem" lead={problem} />}
      <Empty icon={Stamp} title={say(text['not-applied'])} help={say(page['apply-help'])}>
        <div className="flex flex-col items-center gap-3">
          <LostAnswer action={action} />
          {action.state !== 'lost' && (
            <Button look="filled" busy={isRunning(action)} onClick={() => action.run(null)}>
              {say(text.apply)}
            </Button>
          )}
        </div>
      </Empty>
    </>
  )
}

type RegisteredProps = {
  readonly own: OwnRegistration
  readonly onProblem: (sentence: Message | null) => void
}

function Registered({ own, onProblem }: RegisteredProps) {
  const { say, language, today } = useSpeaking()
  const [open, setOpen] = useState<'payment' | 'details' | null>(null)
  const isApproved = own.registrationNumber !== ''
  const fee = (
    <FeeBox own={own} onPay={() => setOpen('payment')} onDetails={() => setOpen('details')} />
  )
  return (
    <>
      <Notice own={own} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.55fr_1fr]">
        <div className="flex flex-col gap-5">
          {isApproved ? <NumberTicket own={own} /> : fee}
          <FormCard own={own} />
        </div>
        <div className="flex flex-col gap-5">
          {isApproved && fee}
          <section className="card p-4 md:p-5" aria-labelledby="stands">
            <h2 id="stands" className="mb-3">
              {say(page.stands)}
            </h2>
            <Timeline
              steps={registrationTimeline(own, { say, language, today })}
              label={say(page.stands)}
            />
          </section>
        </div>
      </div>
      <ApplicationPayments
        type={universityRegistration.paymentType}
        reference={paymentReference}
        readNow={usePayNow()}
        reload={useReloadRegistration()}
        applications={[own]}
        toPay={open === 'payment' ? own : null}
        details={open === 'details' ? own : null}
        onProblem={onProblem}
        onDone={() => setOpen(null)}
      />
    </>
  )
}

/** One banner: the registration no longer holds, or was returned, or where it stands. */
function Notice({ own }: { readonly own: OwnRegistration }) {
  if (own.withdrawal !== null)
    return <Withdrawal application={own} model={registrationModel} withdrawal={own.withdrawal} />
  return isReturned(own) ? <Returned application={own} first /> : <RegistrationBanner own={own} />
}
