import { lazy } from 'react'
import { Navigate, Route, Routes, type Location } from 'react-router'

const load = {
  home: async () => ({ default: (await import('./HomePage.tsx')).HomePage }),
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
  entrance: async () => ({
    default: (await import('#kinds/entrance/portal/EntranceExamPage.tsx')).EntranceExamPage,
  }),
  admission: async () => ({
    default: (await import('#kinds/admission/portal/AdmissionPage.tsx')).AdmissionPage,
  }),
  courseRegistration: async () => ({
    default: (await import('#kinds/course-registration/portal/CourseRegistrationPage.tsx'))
      .CourseRegistrationPage,
  }),
  paymentHistory: async () => ({
    default: (await import('#features/payments/portal/PaymentHistoryPage.tsx')).PaymentHistoryPage,
  }),
}
const HomePage = lazy(load.home)
const NotFound = lazy(load.notFound)
const GeneralPage = lazy(load.profileGeneral)
const ImagesPage = lazy(load.images)
const AddressPage = lazy(load.address)
const EducationPage = lazy(load.education)
const ChangePasswordPage = lazy(load.changePassword)
const EntranceExamPage = lazy(load.entrance)
const AdmissionPage = lazy(load.admission)
const CourseRegistrationPage = lazy(load.courseRegistration)
const PaymentHistoryPage = lazy(load.paymentHistory)

/** Fetches the main pages while nothing else happens, so that they open without a connection too. */
export function prefetchPages(): void {
  const { home, entrance, profileGeneral, images, address, education } = load
  for (const page of [home, entrance, profileGeneral, images, address, education])
    page().catch(() => undefined)
}

/** Pages behind the login, in the order of SPEC §2; drawn for the location the guard has let through. */
export function PageRoutes({ at }: { readonly at: Location }) {
  return (
    <Routes location={at}>
      <Route path="/" element={<HomePage />} />
      <Route path="/profile" element={<Navigate to="/profile/generalinfo" replace />} />
      <Route path="/profile/generalinfo" element={<GeneralPage />} />
      <Route path="/profile/documents" element={<ImagesPage />} />
      <Route path="/profile/address" element={<AddressPage />} />
      <Route path="/profile/education" element={<EducationPage />} />
      <Route path="/profile/reset-password" element={<ChangePasswordPage />} />
      <Route path="/entrance" element={<EntranceExamPage />} />
      <Route path="/admission" element={<AdmissionPage />} />
      <Route path="/course-registration" element={<CourseRegistrationPage />} />
      <Route path="/payment-history" element={<PaymentHistoryPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
