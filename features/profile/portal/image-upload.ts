import { failureSentence } from '#platform/browser/action/failure-sentence.ts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { useUpload } from '#platform/browser/files/use-upload.ts'
import type { ProfileImage } from '../rules/images.ts'
import { imageMessages as text } from '../rules/messages.ts'
import { imageToWire } from '../wire/image.ts'
import { putProfile, useRefreshProfile } from './profile.queries.ts'

/** Sends a cropped picture with its progress; `send` answers whether the server took it. */
export function useImageUpload(which: ProfileImage, profileId: number) {
  const say = useSay()
  const rest = useRest()
  const refresh = useRefreshProfile()
  const upload = useUpload()
  const [failure, setFailure] = useState<Message | null>(null)

  async function send(picture: Blob): Promise<boolean> {
    setFailure(null)
    const failed = text[which === 'photo' ? 'photo-failed-short' : 'signature-failed']
    const what = { content: { which, bytes: picture.size }, files: [picture] }
    const end = await upload.run(what, async ([base64 = ''], call) => {
      const file = { name: `${which}.jpg`, base64 }
      await putProfile(rest, profileId, { body: imageToWire(which, file), failed, ...call })
    })
    if (end.is === 'canceled') return false
    if (end.is !== 'done') {
      toast.error(say(text[`${which}-failed`]), { id: which })
      setFailure(failureSentence(end.error, text[`${which}-failed`]))
      return false
    }
    await refresh()
    toast.success(say(text[`${which}-uploaded`]), { id: which })
    return true
  }
  return { sent: upload.sent, cancel: upload.cancel, failure: failure && say(failure), send }
}
