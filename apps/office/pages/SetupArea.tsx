import { Route, Switch } from 'wouter'
import { ChangeOpening } from '#features/applying/office/ChangeOpening.tsx'
import { PlannedNote } from '#features/applying/office/PlannedNote.tsx'
import { PublishAt } from '#features/applying/office/PublishAt.tsx'
import type { OpenRow } from '#features/applying/card/open-row.ts'
import { OpeningPreview } from '#features/applying/office/OpeningPreview.tsx'
import type { OpeningPreview as Preview } from '#features/applying/office/opening-preview.ts'
import { WithdrawOpening } from '#features/applying/office/WithdrawOpening.tsx'
import { BankAccountsPage } from '#features/bank-accounts/office/BankAccountsPage.tsx'
import { listText as bankAccountsText } from '#features/bank-accounts/rules/list-messages.ts'
import { FirstStepsPage } from '#features/first-steps/office/FirstStepsPage.tsx'
import { firstStepsText } from '#features/first-steps/rules/messages.ts'
import { ImportPage } from '#features/imports/office/ImportPage.tsx'
import { importText } from '#features/imports/rules/screen-messages.ts'
import { PicturesPage } from '#features/institution/office/PicturesPage.tsx'
import { pictureText } from '#features/institution/rules/facts.ts'
import { NextYearPage } from '#features/next-year/office/NextYearPage.tsx'
import { nextYearText } from '#features/next-year/rules/messages.ts'
import { OfferedSheetPage } from '#features/programs/office/offered/OfferedSheetPage.tsx'
import { OfferedCourses } from '#features/programs/office/OfferedCourses.tsx'
import { SetupNav, SetupPage } from '#features/registers/office/SetupPage.tsx'
import { useTypedRecord } from '#features/registers/office/use-typed.ts'
import type { RecordPanelProps } from '#features/registers/office/RecordPane.tsx'
import { may } from '#features/roles/rules/facts.ts'
import { useDesk } from '#features/staff/office/session.ts'
import { SessionPlanPage, sessionPlanText } from '#kinds/kinds.pages.ts'
import {
  entrancePreview,
  examPreview,
  programPreview,
  scholarshipPreview,
} from '#kinds/kinds.previews.ts'

/** Pages of the area that are no registers, for the roles with the permission. */
const pages = [
  {
    path: '/setup/first-steps',
    name: firstStepsText.nav,
    Page: FirstStepsPage,
    permission: 'register.manage',
  },
  {
    path: '/setup/pictures',
    name: pictureText.title,
    Page: PicturesPage,
    permission: 'register.manage',
  },
  {
    path: '/setup/bank-accounts',
    name: bankAccountsText.title,
    Page: BankAccountsPage,
    permission: 'bank-account.manage',
  },
  { path: '/setup/import', name: importText.title, Page: ImportPage, permission: 'setup.use' },
  {
    path: '/setup/next-year',
    name: nextYearText.title,
    Page: NextYearPage,
    permission: 'opening.manage',
  },
  {
    path: '/setup/exam-session',
    name: sessionPlanText.title,
    Page: SessionPlanPage,
    permission: 'exam-opening.manage',
  },
] as const

const changes = [
  { name: 'publish-at', Panel: PublishAt, of: 'draft' },
  { name: 'change', Panel: ChangeOpening, of: 'published' },
  { name: 'withdraw', Panel: WithdrawOpening, of: 'published' },
] as const

/** Parts below the form of a record, by table. */
const panels = {
  n_entrance_open: [previewOf(entrancePreview), ...changes],
  n_program_cregopen: [
    previewOf(programPreview),
    { name: 'courses', Panel: OfferedCourses },
    ...changes,
  ],
  n_exam_open: [previewOf(examPreview), ...changes],
  n_scholarship_open: [previewOf(scholarshipPreview), ...changes],
} as const

/** For the exam office, which sets exams up: their publication time, changes and withdrawal are the registrar's. */
const examPanels = { n_exam_open: panels.n_exam_open.slice(0, 1) } as const

/** The screens with which a university is set up, by address. */
export function SetupArea() {
  const role = useDesk()?.role ?? ''
  const parts = pages.filter(({ permission }) => may(role, permission))
  return (
    <Switch>
      {parts.map(({ path, Page }) => (
        <Route key={path} path={path}>
          <div className="setup setup-page">
            <SetupNav parts={parts} current={path} />
            <Page />
          </div>
        </Route>
      ))}
      {may(role, 'opening.manage') && (
        <Route path="/setup/courses/:opening">
          {({ opening }) => (
            <div className="setup setup-page">
              <SetupNav parts={parts} current="/setup/n_program_cregopen" />
              <OfferedSheetPage openingId={Number(opening)} />
            </div>
          )}
        </Route>
      )}
      <Route path="/setup/:table?/:record?">
        {({ table, record }) => (
          <SetupPage
            parts={parts}
            {...(may(role, 'opening.manage')
              ? { panels, DraftNote: PlannedNote }
              : { panels: examPanels })}
            table={table}
            record={record}
          />
        )}
      </Route>
    </Switch>
  )
}

/** The student's card below the form of an opening, with what is typed there. */
function previewOf<Opening extends Named, Row extends OpenRow<Named>>(
  preview: Preview<Opening, Row>,
) {
  function Panel({ register, record }: RecordPanelProps) {
    return <OpeningPreview preview={preview} record={useTypedRecord(register, record)} />
  }
  return { name: 'preview', Panel } as const
}

type Named = { readonly id: number; readonly name: string }
