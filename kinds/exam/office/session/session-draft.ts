/** The form of a plan as it is typed; days as `yyyy-mm-dd`, fees in rupees. */
export type SessionDraft = Readonly<{
  session: string
  programs: readonly number[]
  semesters: readonly number[]
  isRegular: boolean
  isBack: boolean
  DateFrom: string
  DateTo: string
  RetotalingFrom: string
  RetotalingTo: string
  examfee: string
  backfee: string
  retotalingfee: string
  latefees: string
}>

export const startDraft: SessionDraft = {
  session: '',
  programs: [],
  semesters: [],
  isRegular: true,
  isBack: true,
  DateFrom: '',
  DateTo: '',
  RetotalingFrom: '',
  RetotalingTo: '',
  examfee: '0',
  backfee: '0',
  retotalingfee: '0',
  latefees: '',
}

/** True once the session, a programme, a semester and the days of applying are chosen. */
export function isReady({ session, programs, semesters, DateFrom, DateTo }: SessionDraft): boolean {
  const isChosen = session !== '' && programs.length > 0 && semesters.length > 0
  return isChosen && DateFrom !== '' && DateTo !== ''
}
