import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import type { AppliedProps } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { AppliedList } from '#features/applying/portal/list/AppliedList.tsx'
import { programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { paymentReference } from '../wire/program-application.ts'
import { useProgramColumns } from './applied-columns.tsx'
import { usePayNow } from './pay-now.ts'
import { type AppliedProgram, useAppliedPrograms, useReloadApplied } from './program.queries.ts'
import { ProgramDetail } from './ProgramDetail.tsx'
import type { ProgramScreen } from './program-screen.ts'
import { RegisteredCoursesDialog } from './courses/RegisteredCoursesDialog.tsx'

type Props = AppliedProps & { readonly screen: ProgramScreen }

/** Own applications with their courses; the one that waits on the student first. */
export function AppliedProgramsTab({ screen, ...props }: Props) {
  const [withCourses, setWithCourses] = useState<AppliedProgram | null>(null)
  return (
    <>
      <AppliedList
        {...props}
        list={useAppliedPrograms(screen.kind)}
        icon={GraduationCap}
        texts={{ ...page, ...screen.texts }}
        columns={useProgramColumns(screen)}
        type={screen.paymentType}
        reference={paymentReference}
        readNow={usePayNow(screen)}
        reload={useReloadApplied(screen.kind)}
        compare={(one, other) =>
          Number(waitsOnStudent(other)) - Number(waitsOnStudent(one)) || other.id - one.id
        }
        waitsOnStudent={waitsOnStudent}
        renderDetail={(application, at) => (
          <ProgramDetail
            {...at}
            screen={screen}
            application={application}
            onCourses={() => setWithCourses(application)}
          />
        )}
      />
      {withCourses && (
        <RegisteredCoursesDialog application={withCourses} onClose={() => setWithCourses(null)} />
      )}
    </>
  )
}

function waitsOnStudent(application: AppliedProgram): boolean {
  return programPaymentButton(application).action === 'pay'
}
