import { lazy } from 'react'
import { Navigate, Route, Routes, type Location } from 'react-router'

const HomePage = lazy(async () => ({ default: (await import('./HomePage.tsx')).HomePage }))
const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }))
const ProfilePage = lazy(async () => ({
  default: (await import('#features/profile/portal/ProfilePage.tsx')).ProfilePage,
}))
const ChangePasswordPage = lazy(async () => ({
  default: (await import('#features/auth/portal/ChangePasswordPage.tsx')).ChangePasswordPage,
}))
const EntranceExamPage = lazy(async () => ({
  default: (await import('#kinds/entrance/portal/EntranceExamPage.tsx')).EntranceExamPage,
}))

/** Pages behind the login, in the order of SPEC §2; drawn for the location the guard has let through. */
export function PageRoutes({ at }: { readonly at: Location }) {
  return (
    <Routes location={at}>
      <Route path="/" element={<HomePage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/profile/generalinfo" element={<Navigate to="/profile" replace />} />
      <Route path="/profile/reset-password" element={<ChangePasswordPage />} />
      <Route path="/entrance" element={<EntranceExamPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
