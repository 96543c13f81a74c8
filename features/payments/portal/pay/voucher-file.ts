import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { factsOf, withTrueType } from '#platform/browser/files/chosen-file.ts'
import { useSay } from '#platform/browser/language.ts'
import { shrinkImage } from '#platform/browser/files/shrink-image.ts'
import { paymentMessages as text } from '#features/payments/rules/messages.ts'
import { paymentPageMessages as page } from '#features/payments/rules/page-messages.ts'
import { voucherFileProblem } from '#features/payments/rules/slips/voucher-file.ts'

/** The chosen voucher, checked and shrunk. */
export function useVoucherFile() {
  const say = useSay()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)

  async function choose(chosen: File | null): Promise<void> {
    setProblem(null)
    setFile(null)
    if (chosen === null) return
    const known = await withTrueType(chosen)
    const wrongType = voucherFileProblem({ ...factsOf(known), bytes: 0 })
    if (wrongType) return setProblem(text[wrongType])
    const ready = await shrinkImage(known)
    const reason = voucherFileProblem(factsOf(ready))
    if (reason) return setProblem(text[reason])
    setFile(ready)
  }
  return {
    file,
    problem: problem === null ? undefined : say(problem),
    choose,
    ask: () => setProblem(page['voucher-choose']),
  }
}
