import { Route, Switch } from 'wouter'
import { CentresPage } from '#features/examination/office/CentresPage.tsx'
import { ExamLayoutPage } from '#features/examination/office/ExamLayoutPage.tsx'
import { ExamLayoutsPage } from '#features/examination/office/ExamLayoutsPage.tsx'
import { ExamPage } from '#features/results/office/ExamPage.tsx'
import { ExamsPage } from '#features/results/office/ExamsPage.tsx'
import { InternalCoursesPage } from '#features/results/office/marks/InternalCoursesPage.tsx'
import { InternalSheetPage } from '#features/results/office/marks/InternalSheetPage.tsx'
import { SheetPage } from '#features/results/office/marks/SheetPage.tsx'
import {
  ApplicantsPage,
  CertificatesDeskPage,
  EntranceLayoutPage,
  EntranceLayoutsPage,
  EntranceResultsPage,
  EntranceSheetPage,
  MeritPage,
  OutcomesPage,
  PresencePage,
} from '#kinds/kinds.pages.ts'

/** The screens of marks and results, by address. */
export function ResultsArea() {
  return (
    <Switch>
      <Route path="/results" component={ExamsPage} />
      <Route path="/results/internal" component={InternalCoursesPage} />
      <Route path="/results/internal/:course">
        {({ course }) => <InternalSheetPage key={course} batchCourseId={Number(course)} />}
      </Route>
      <Route path="/results/entrance" component={EntranceResultsPage} />
      <Route path="/results/entrance/:opening">
        {({ opening }) => <EntranceSheetPage key={opening} openingId={Number(opening)} />}
      </Route>
      <Route path="/results/entrance/:opening/merit">
        {({ opening }) => <MeritPage key={opening} openingId={Number(opening)} />}
      </Route>
      <Route path="/results/retotaling" component={OutcomesPage} />
      <Route path="/results/certificates" component={CertificatesDeskPage} />
      <Route path="/results/layout" component={ExamLayoutsPage} />
      <Route path="/results/layout/centres" component={CentresPage} />
      <Route path="/results/layout/entrances" component={EntranceLayoutsPage} />
      <Route path="/results/layout/entrances/:opening">
        {({ opening }) => <EntranceLayoutPage key={opening} openingId={Number(opening)} />}
      </Route>
      <Route path="/results/layout/entrances/:opening/applicants">
        {({ opening }) => <ApplicantsPage key={opening} openingId={Number(opening)} />}
      </Route>
      <Route path="/results/layout/entrances/:opening/presence/:sitting">
        {({ sitting }) => <PresencePage key={sitting} sittingId={Number(sitting)} />}
      </Route>
      <Route path="/results/layout/:exam">
        {({ exam }) => <ExamLayoutPage key={exam} examId={Number(exam)} />}
      </Route>
      <Route path="/results/:opening">
        {({ opening }) => <ExamPage key={opening} openingId={Number(opening)} />}
      </Route>
      <Route path="/results/:opening/:course">
        {({ opening, course }) => (
          <SheetPage
            key={`${opening}/${course}`}
            openingId={Number(opening)}
            courseId={Number(course)}
          />
        )}
      </Route>
    </Switch>
  )
}
