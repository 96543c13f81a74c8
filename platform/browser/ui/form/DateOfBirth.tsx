import { DayField } from './DayField.tsx'

type Props = Omit<React.ComponentProps<typeof DayField>, 'startsIn' | 'birthday'>

/** A birthday: A.D. first, as passports and certificates give it, and the browser may fill it in. */
export function DateOfBirth(props: Props) {
  return <DayField {...props} startsIn="ad" birthday />
}
