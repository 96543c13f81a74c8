import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { DataList } from '#platform/browser/ui/DataList.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/Empty.tsx'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import { ApplicationPayments } from '#features/applying/portal/ApplicationPayments.tsx'
import type { AppliedProps } from '#features/applying/portal/ApplicationsPage.tsx'
import { mayDownload } from '#features/applying/rules/facts.ts'
import { programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { paymentReference } from '../wire/program-application.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { useAppliedColumns } from './applied-columns.tsx'
import { usePayNow } from './pay-now.ts'
import { type AppliedProgram, useAppliedPrograms, useReloadApplied } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'
import { RegisteredCoursesDialog } from './RegisteredCoursesDialog.tsx'

type Props = AppliedProps & { readonly screen: ProgramScreen }

type Opened = {
  readonly dialog: 'courses' | 'payments' | 'pay'
  readonly application: AppliedProgram
}

/** Own applications with payment, courses, document and timeline; the one that waits on the student first. */
export function AppliedProgramsTab({ screen, justApplied, onSeeOpen, onProblem }: Props) {
  const say = useSay()
  const { data, isPending, isError, refetch } = useAppliedPrograms(screen.kind)
  const columns = useAppliedColumns(screen)
  const readNow = usePayNow(screen)
  const reload = useReloadApplied(screen.kind)
  const [opened, setOpened] = useState<Opened | null>(null)
  const rows = (data ?? []).toSorted(
    (one, other) =>
      Number(waitsOnStudent(other)) - Number(waitsOnStudent(one)) || other.id - one.id,
  )
  const waiting = rows.find(waitsOnStudent)
  const ready = rows.find(({ status }) => mayDownload(status))
  const retry = isError ? () => void refetch() : undefined
  if (isPending) return <Loading label={say(page.loading)} />
  if (rows.length === 0)
    return (
      <Empty
        icon={GraduationCap}
        title={say(screen.texts['none-applied'])}
        help={say(screen.texts['none-applied-help'])}
        onRetry={retry}
      >
        <Button onClick={onSeeOpen}>{say(page['see-open'])}</Button>
      </Empty>
    )
  return (
    <>
      <DataList
        caption={say(screen.texts['applied-tab'])}
        rows={rows}
        focusOn={justApplied}
        rowKey={({ id }) => id}
        columns={columns}
        waits={(row) => row === waiting}
        renderDetail={(row, shape) => (
          <ApplicationDetail
            screen={screen}
            application={row}
            shape={shape}
            first={row === (waiting ?? ready)}
            onOpen={(dialog) => setOpened({ dialog, application: row })}
          />
        )}
      />
      {retry && <CouldNotRefresh onRetry={retry} />}
      {opened?.dialog === 'courses' && (
        <RegisteredCoursesDialog application={opened.application} onClose={() => setOpened(null)} />
      )}
      <ApplicationPayments
        type={screen.paymentType}
        reference={paymentReference}
        readNow={readNow}
        reload={reload}
        applications={rows}
        toPay={opened?.dialog === 'pay' ? opened.application : null}
        details={opened?.dialog === 'payments' ? opened.application : null}
        onProblem={onProblem}
        onDone={() => setOpened(null)}
      />
    </>
  )
}

function waitsOnStudent(application: AppliedProgram): boolean {
  return programPaymentButton(application).act === 'pay'
}
