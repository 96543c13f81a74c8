import { Route, Switch } from 'wouter'
import { CataloguePage } from '#features/library/office/catalogue/CataloguePage.tsx'
import { LatePage } from '#features/library/office/LatePage.tsx'
import { LibraryPage } from '#features/library/office/LibraryPage.tsx'
import { ReservationsPage } from '#features/library/office/ReservationsPage.tsx'

/** The screens of the library, by address. */
export function LibraryArea() {
  return (
    <Switch>
      <Route path="/library" component={LibraryPage} />
      <Route path="/library/books" component={CataloguePage} />
      <Route path="/library/reservations" component={ReservationsPage} />
      <Route path="/library/late" component={LatePage} />
    </Switch>
  )
}
