import { useState } from 'react'
import { useDesk } from '#features/staff/office/session.ts'

const savedTexts = new Map<string, string>()

/** A text typed in a dialog: left with Esc, it is restored when the dialog is opened again, until it is sent. */
export function useSavedText(place: string) {
  const name = `${useDesk()?.userId ?? ''} ${place}`
  const [typed, setTyped] = useState(() => savedTexts.get(name) ?? '')
  return {
    typed,
    type: (to: string) => {
      savedTexts.set(name, to)
      setTyped(to)
    },
    sent: () => savedTexts.delete(name),
  }
}
