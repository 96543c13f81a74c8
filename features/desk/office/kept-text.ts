import { useState } from 'react'
import { useDesk } from '#features/staff/office/session.ts'

const kept = new Map<string, string>()

/** A text typed in a dialog: left with Esc, it is restored when the dialog is opened again, until it is sent. */
export function useKeptText(place: string) {
  const name = `${useDesk()?.userId ?? ''} ${place}`
  const [typed, setTyped] = useState(() => kept.get(name) ?? '')
  return {
    typed,
    type: (to: string) => {
      kept.set(name, to)
      setTyped(to)
    },
    sent: () => kept.delete(name),
  }
}
