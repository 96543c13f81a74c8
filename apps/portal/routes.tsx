import { lazy } from 'react'
import { Navigate, Route, Routes, type Location } from 'react-router'
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

/** Pages behind the login, in the order of SPEC §2; drawn for the location the guard has let through. */
export function PageRoutes({ at }: { readonly at: Location }) {
  return (
    <Routes location={at}>
      <Route path="/" element={<DashboardPage kinds={kindsAtHome} />} />
      <Route path="/profile" element={<Navigate to="/profile/generalinfo" replace />} />
      <Route path="/profile/generalinfo" element={<GeneralPage />} />
      <Route path="/profile/documents" element={<ImagesPage />} />
      <Route path="/profile/address" element={<AddressPage />} />
      <Route path="/profile/education" element={<EducationPage />} />
      <Route path="/profile/reset-password" element={<ChangePasswordPage />} />
      {pagesOfKinds.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="/books" element={<BooksPage />} />
      <Route path="/payment-history" element={<PaymentHistoryPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
