import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { paperMessages } from '#platform/browser/saved-document-messages.ts'
import { asService } from '#platform/browser/service.ts'
import { detailOf } from '#platform/browser/error-detail.ts'
import { savedMoment } from '#platform/browser/ui/SavedDocument.tsx'

type Texts = {
  readonly failed: Message
  /** What the service throws, where the catalogue has a shorter sentence for it. */
  readonly failedShort?: Message
  /** Said once it is there, where the catalogue has a sentence for it. */
  readonly done?: Message
}

/**
 * A press that has a document printed and hands it on; a failure is said in the service's words. `hand` gives when this
 * device kept what it handed on, where the server could not be reached; else null.
 */
export function useReport(texts: Texts, hand: () => Promise<number | null>) {
  const say = useSay()
  const language = useLanguage()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => asService(texts.failedShort ?? texts.failed, hand),
    onSuccess: (savedAt) => {
      if (savedAt !== null)
        toast(say(paperMessages['from-device'], { moment: savedMoment(savedAt, language) }), {
          id: 'form',
        })
      else if (texts.done) toast.success(say(texts.done), { id: 'form' })
    },
    onError: (error) => toast.error(detailOf(error) || say(texts.failed), { id: 'form' }),
  })
}
