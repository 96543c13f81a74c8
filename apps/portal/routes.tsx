import type { ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { withoutTrailingSlashes } from '#platform/pure/text/trailing-slashes.ts'
import { type Fetched, later } from '#platform/browser/later.tsx'
import { DashboardPage } from '#features/dashboard/portal/DashboardPage.tsx'
import { besideAtHome } from '#features/dashboard/portal/beside/at-home.ts'
import { kindPages, kindsAtHome } from '#kinds/kinds.portal.ts'

const NotFound = later(async () => (await import('./gate/NotFound.tsx')).NotFound)
const GeneralPage = later(
  async () =>
    (await import('#features/corrections/portal/GeneralPageWithCorrections.tsx'))
      .GeneralPageWithCorrections,
)
const ImagesPage = later(
  async () => (await import('#features/profile/portal/ImagesPage.tsx')).ImagesPage,
)
const AddressPage = later(
  async () => (await import('#features/profile/portal/address/AddressPage.tsx')).AddressPage,
)
const EducationPage = later(
  async () => (await import('#features/profile/portal/education/EducationPage.tsx')).EducationPage,
)
const ChangePasswordPage = later(
  async () => (await import('#features/auth/portal/ChangePasswordPage.tsx')).ChangePasswordPage,
)
const BooksPage = later(
  async () => (await import('#features/library/portal/BooksPage.tsx')).BooksPage,
)
const PaymentHistoryPage = later(
  async () => (await import('#features/payments/portal/PaymentHistoryPage.tsx')).PaymentHistoryPage,
)
const DuesPage = later(async () => (await import('#features/dues/portal/DuesPage.tsx')).DuesPage)
const pagesOfKinds = kindPages.map(({ path, load }) => ({
  path,
  Page: later(async () => (await load()).default),
}))

/** Fetches the main pages while nothing else happens, so that they open without a connection too. */
export function prefetchPages(): void {
  const first = pagesOfKinds.slice(0, 1).map(({ Page }) => Page)
  for (const page of [...first, GeneralPage, ImagesPage, AddressPage, EducationPage])
    page.fetch().catch(() => undefined)
}

type Page = {
  readonly path: string
  readonly page: ReactNode
  /** Code that is fetched to draw it; none if it is in the bundle. */
  readonly code?: Fetched
}

/** Pages behind the login, in the order of SPEC §2. */
const pages: readonly Page[] = [
  { path: '/', page: <DashboardPage kinds={[...kindsAtHome, besideAtHome]} /> },
  { path: '/profile', page: <Redirect to="/profile/generalinfo" replace /> },
  { path: '/profile/generalinfo', page: <GeneralPage />, code: GeneralPage },
  { path: '/profile/documents', page: <ImagesPage />, code: ImagesPage },
  { path: '/profile/address', page: <AddressPage />, code: AddressPage },
  { path: '/profile/education', page: <EducationPage />, code: EducationPage },
  { path: '/profile/reset-password', page: <ChangePasswordPage />, code: ChangePasswordPage },
  ...pagesOfKinds.map(({ path, Page }) => ({ path, page: <Page />, code: Page })),
  { path: '/books', page: <BooksPage />, code: BooksPage },
  { path: '/dues', page: <DuesPage />, code: DuesPage },
  { path: '/payment-history', page: <PaymentHistoryPage />, code: PaymentHistoryPage },
]

/** Fetches what the page of a path is drawn with. */
export async function fetchPage(path: string): Promise<void> {
  await pages.find((each) => each.path === withoutTrailingSlashes(path))?.code?.fetch()
}

/** The page of the address the guard has let through. */
export function PageRoutes() {
  return (
    <Switch>
      {pages.map(({ path, page }) => (
        <Route key={path} path={path}>
          {page}
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
