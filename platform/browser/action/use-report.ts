import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { savedDocumentMessages } from '#platform/browser/storage/saved-document-messages.ts'
import { asService } from '#platform/browser/network/service.ts'
import { detailOf } from '#platform/browser/network/error-detail.ts'
import { savedMoment } from '#platform/browser/ui/frame/SavedDocument.tsx'

type Texts = {
  readonly failed: Message
  /** Sentence of the error that is thrown, if the catalogue has a shorter one than `failed`. */
  readonly failedShort?: Message
  /** Message on success, if the catalogue has one. */
  readonly done?: Message
}

/**
 * Action of a button that prints and hands over a document; a failure shows the service's text. `hand` returns the time
 * at which this device stored the document if the server could not be reached, else null. A double click hands over one
 * file, however fast the answer is.
 */
export function useReport(texts: Texts, hand: () => Promise<number | null>) {
  const say = useSay()
  const language = useLanguage()
  const { isPending, mutate } = useMutation({
    mutationFn: () => asService(texts.failedShort ?? texts.failed, hand),
    onSuccess: (savedAt) => {
      if (savedAt !== null)
        toast(
          say(savedDocumentMessages['from-device'], { moment: savedMoment(savedAt, language) }),
          {
            id: 'form',
          },
        )
      else if (texts.done) toast.success(say(texts.done), { id: 'form' })
    },
    onError: (error) => toast.error(detailOf(error) || say(texts.failed), { id: 'form' }),
  })
  return {
    isPending,
    onClick: ({ detail }: MouseEvent) => {
      if (!isPending && detail < 2) mutate()
    },
  }
}
