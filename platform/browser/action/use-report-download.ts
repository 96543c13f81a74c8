import { useMutation } from '@tanstack/react-query'
import type { Message } from '#platform/pure/message.ts'
import { downloadBlob } from '../files/download.ts'
import { refusalOr } from '../network/error-detail.ts'
import { readReport } from '../network/records.ts'
import { useRest } from '../network/rest-client.ts'

type Report = {
  /** Of the print process. */
  readonly slug: string
  readonly parameters: Readonly<Record<string, unknown>>
  /** The text when the server gives no reason. */
  readonly failed: Message
}

/** Prints and downloads a PDF, once however often it is pressed; without a network it fails at once. */
export function useReportDownload({ slug, parameters, failed }: Report) {
  const rest = useRest()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readReport(rest, slug, parameters),
    onSuccess: (file) => downloadBlob(file, file.name),
  })
  return {
    download: () => {
      if (!isPending) mutate()
    },
    isPending,
    error: error === null ? null : refusalOr(error, failed),
  }
}
