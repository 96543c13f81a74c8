import { useMutation } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { readReport } from '#platform/browser/records.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { asService } from '#platform/browser/service.ts'
import { canShareFiles, shareFile } from '#platform/browser/share.ts'
import { toldBy } from '#platform/browser/told-by.ts'
import { Button } from '#platform/browser/ui/Button.tsx'

type Props = {
  readonly label: Message
  /** The print process and what it is told. */
  readonly process: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly failed: Message
}

/** Hands a document as PDF to another app of the phone; not there where the device cannot. */
export function ShareForm({ label, process, parameters, failed }: Props) {
  const say = useSay()
  const rest = useRest()
  const [can] = useState(canShareFiles)
  const { isPending, mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      shareFile(await asService(failed, () => readReport(rest, process, parameters))),
    onError: (error) => toast.error(toldBy(error) || say(failed), { id: 'form' }),
  })
  if (!can) return null
  return (
    <Button icon={Share2} busy={isPending} onClick={() => mutate()}>
      {say(label)}
    </Button>
  )
}
