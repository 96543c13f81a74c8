import { type ReactNode, useState } from 'react'
import type { Shape } from '#platform/browser/ui/list/DataList.tsx'
import type { Application } from '#features/applying/rules/facts.ts'
import { ApplicationPayments, type Paid } from '../ApplicationPayments.tsx'
import type { AppliedProps } from './ApplicationsPage.tsx'
import { OwnApplications, type OwnApplicationsProps } from './OwnApplications.tsx'

/** An application as every list of own applications with a fee needs it. */
type Listed = Pick<
  Application,
  'id' | 'name' | 'paying' | 'status' | 'returned' | 'withdrawal' | 'isFormReady'
>

/** Props for the second line of an application. */
export type DetailProps = {
  readonly shape: Shape
  /** The first application that can be acted on has the filled button. */
  readonly first: boolean
  readonly onPay: () => void
  readonly onDetails: () => void
}

type Props<Applied extends Listed> = Pick<AppliedProps, 'onProblem'> &
  Paid<Applied> &
  Omit<OwnApplicationsProps<Applied>, 'renderDetail'> & {
    readonly renderDetail: (application: Applied, at: DetailProps) => ReactNode
  }

/** Own applications with payment, document and timeline, and the dialogs of money. */
export function AppliedList<Applied extends Listed>(props: Props<Applied>) {
  const [toPay, setToPay] = useState<Applied | null>(null)
  const [details, setDetails] = useState<Applied | null>(null)
  const applications = props.list.data ?? []
  return (
    <>
      <OwnApplications
        {...props}
        renderDetail={(row, at) =>
          props.renderDetail(row, {
            ...at,
            onPay: () => setToPay(row),
            onDetails: () => setDetails(row),
          })
        }
      />
      {applications.length > 0 && (
        <ApplicationPayments
          {...props}
          applications={applications}
          toPay={toPay}
          details={details}
          onDone={() => {
            setToPay(null)
            setDetails(null)
          }}
        />
      )}
    </>
  )
}
