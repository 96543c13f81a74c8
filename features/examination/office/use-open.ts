import { useState } from 'react'

/** Which dialog of a page is open; it closes once its act is done and `onDone` has told what came of it. */
export function useOpen<Open>(onDone: (answer: unknown) => Promise<void>) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const done = async (answer: unknown) => {
    await onDone(answer)
    close()
  }
  return { open, setOpen, close, done }
}
