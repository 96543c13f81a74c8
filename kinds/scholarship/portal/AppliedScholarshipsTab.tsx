import { HandCoins } from 'lucide-react'
import type { DocStatus } from '#platform/pure/document-status.ts'
import { docStatusLabel } from '#platform/pure/document-status.ts'
import { useSay } from '#platform/browser/language.ts'
import type { Column, Shape } from '#platform/browser/ui/list/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { ApplicationLine } from '#features/applying/portal/list/ApplicationLine.tsx'
import { useNameColumns } from '#features/applying/portal/list/applied-columns.tsx'
import type { AppliedProps } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { DownloadForm } from '#features/applying/portal/DownloadForm.tsx'
import { OwnApplications } from '#features/applying/portal/list/OwnApplications.tsx'
import { listMessages } from '#features/applying/rules/list-messages.ts'
import { isReturned } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { amount as amountLabel } from '#platform/pure/labels/page.ts'
import { scholarshipMessages as text, scholarshipPageMessages as page } from '../rules/messages.ts'
import type { ScholarshipApplication } from '../rules/scholarship.ts'
import { applicationKey, applicationModel } from '../wire/scholarship.ts'
import { useAppliedScholarships } from './scholarship.queries.ts'
import { scholarshipTimeline } from './steps.ts'

/** Own applications with their form and the way to the decision (SPEC §2 Scholarship screen). */
export function AppliedScholarshipsTab(props: AppliedProps) {
  return (
    <OwnApplications
      {...props}
      list={useAppliedScholarships()}
      icon={HandCoins}
      texts={{ ...page, ...text }}
      columns={useColumns()}
      compare={(one, other) => other.id - one.id}
      waitsOnStudent={() => false}
      renderDetail={(application, at) => <Detail {...at} application={application} />}
    />
  )
}

function useColumns(): readonly Column<ScholarshipApplication>[] {
  const say = useSay()
  const { name, applied } = useNameColumns<ScholarshipApplication>({
    head: page.name,
    dayHead: listMessages['applied-date'],
  })
  return [
    name,
    applied,
    {
      id: 'amount',
      header: say(amountLabel),
      slot: 'fact',
      align: 'end',
      cell: ({ amount }) => (
        <b className="font-strong">
          <MoneyText amount={amount} />
        </b>
      ),
    },
    {
      id: 'status',
      header: say(page.status),
      slot: 'status',
      cell: ({ status }) => (
        <StatusChip tone="done">{say(docStatusLabel(shown(status)).text)}</StatusChip>
      ),
    },
  ]
}

/** There is no Draft label: Draft shows Pending; the chip is always green (SPEC §4). */
function shown(status: DocStatus | null): DocStatus | null {
  return status === 'DR' ? null : status
}

type DetailProps = {
  readonly application: ScholarshipApplication
  readonly shape: Shape
  readonly first: boolean
}

function Detail({ application, shape, first }: DetailProps) {
  const { say, language, today } = useSpeaking()
  return (
    <ApplicationLine
      service="scholarship"
      model={applicationModel}
      application={application}
      first={first}
      shape={shape}
      steps={scholarshipTimeline(application, { say, language, today })}
    >
      <DownloadForm
        application={application}
        isReady={application.isFormReady}
        process="scholarship_application_print"
        parameters={{ [applicationKey]: application.id }}
        failed={text['form-failed']}
        first={first && !isReturned(application)}
      />
    </ApplicationLine>
  )
}
