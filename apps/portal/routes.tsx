import { lazy, type ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { kindPages, kindsAtHome } from '#kinds/kinds.portal.ts'

const load = {
  home: async () => ({
    default: (await import('#features/dashboard/portal/DashboardPage.tsx')).DashboardPage,
  }),
  notFound: async () => ({ default: (await import('./NotFound.tsx')).NotFound }),
  profileGeneral: async () => ({
    default: (await import('#features/profile/portal/GeneralPage.tsx')).GeneralPage,
  }),
  images: async () => ({
    default: (await import('#features/profile/portal/ImagesPage.tsx')).ImagesPage,
  }),
  address: async () => ({
    default: (await import('#features/profile/portal/AddressPage.tsx')).AddressPage,
  }),
  education: async () => ({
    default: (await import('#features/profile/portal/EducationPage.tsx')).EducationPage,
  }),
  changePassword: async () => ({
    default: (await import('#features/auth/portal/ChangePasswordPage.tsx')).ChangePasswordPage,
  }),
  books: async () => ({
    default: (await import('#features/library/portal/BooksPage.tsx')).BooksPage,
  }),
  paymentHistory: async () => ({
    default: (await import('#features/payments/portal/PaymentHistoryPage.tsx')).PaymentHistoryPage,
  }),
}
const DashboardPage = lazy(load.home)
const NotFound = lazy(load.notFound)
const GeneralPage = lazy(load.profileGeneral)
const ImagesPage = lazy(load.images)
const AddressPage = lazy(load.address)
const EducationPage = lazy(load.education)
const ChangePasswordPage = lazy(load.changePassword)
const BooksPage = lazy(load.books)
const PaymentHistoryPage = lazy(load.paymentHistory)
const pagesOfKinds = kindPages.map(({ path, load }) => ({ path, Page: lazy(load) }))

/** Fetches the main pages while nothing else happens, so that they open without a connection too. */
export function prefetchPages(): void {
  const { home, profileGeneral, images, address, education } = load
  const first = kindPages.slice(0, 1).map((page) => page.load)
  for (const page of [home, ...first, profileGeneral, images, address, education])
    page().catch(() => undefined)
}

/** Pages behind the login, in the order of SPEC §2. */
const pages: readonly { readonly path: string; readonly page: ReactNode }[] = [
  { path: '/', page: <DashboardPage kinds={kindsAtHome} /> },
  { path: '/profile', page: <Redirect to="/profile/generalinfo" replace /> },
  { path: '/profile/generalinfo', page: <GeneralPage /> },
  { path: '/profile/documents', page: <ImagesPage /> },
  { path: '/profile/address', page: <AddressPage /> },
  { path: '/profile/education', page: <EducationPage /> },
  { path: '/profile/reset-password', page: <ChangePasswordPage /> },
  ...pagesOfKinds.map(({ path, Page }) => ({ path, page: <Page /> })),
  { path: '/books', page: <BooksPage /> },
  { path: '/payment-history', page: <PaymentHistoryPage /> },
]

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
