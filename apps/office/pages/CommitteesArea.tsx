import { Route, Switch } from 'wouter'
import { CommitteePage, CommitteesPage } from '#kinds/kinds.pages.ts'

/** The screens of scholarship committees, by address. */
export function CommitteesArea() {
  return (
    <Switch>
      <Route path="/committees" component={CommitteesPage} />
      <Route path="/committees/:opening">
        {({ opening }) => <CommitteePage key={opening} openingId={Number(opening)} />}
      </Route>
    </Switch>
  )
}
