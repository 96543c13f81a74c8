import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { readDocument } from '#platform/browser/files/document.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { canShareFiles, shareFile } from '#platform/browser/files/share.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { useReport } from '#platform/browser/action/use-report.ts'

type Props = {
  readonly label: Message
  /** The print process and its parameters. */
  readonly process: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly failed: Message
}

/** Hands a document as PDF to another app of the phone; not there where the device cannot. */
export function ShareForm({ label, process, parameters, failed }: Props) {
  const say = useSay()
  const rest = useRest()
  const [can] = useState(canShareFiles)
  const { isPending, onClick } = useReport({ failed }, async () => {
    const { file, savedAt } = await readDocument(rest, process, parameters)
    await shareFile(file)
    return savedAt
  })
  if (!can) return null
  return (
    <Button icon={Share2} busy={isPending} onClick={onClick}>
      {say(label)}
    </Button>
  )
}
