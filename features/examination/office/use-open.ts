import { useState } from 'react'

/** The open dialog of a page; it closes after its action, once `onDone` has shown the result. */
export function useOpen<Open>(onDone: (data: unknown, summary: string) => Promise<void>) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const done = async (data: unknown, summary: string) => {
    await onDone(data, summary)
    close()
  }
  return { open, setOpen, close, done }
}
