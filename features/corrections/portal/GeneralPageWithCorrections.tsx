import { GeneralPage } from '#features/profile/portal/GeneralPage.tsx'
import { Corrections, ProposeCorrection } from './Corrections.tsx'

const corrections = { List: Corrections, Propose: ProposeCorrection }

/** The General tab, whose locked fields are changed by corrections. */
export function GeneralPageWithCorrections() {
  return <GeneralPage corrections={corrections} />
}
