import { useRest } from '#platform/browser/network/rest-client.ts'
import { sendApplication } from '#features/applying/portal/send/send-application.ts'
import {
  type Applying,
  NothingSent,
  useApplying,
} from '#features/applying/portal/send/use-applying.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { decideRequest } from '../rules/ask.ts'
import {
  type CertificateOpening,
  type CertificateRequest,
  isUnderWay,
} from '../rules/certificate.ts'
import { certificateMessages, refusalMessages } from '../rules/messages.ts'
import { choosesSemesters } from '../rules/semesters.ts'
import { certificatePageMessages as page } from '../rules/page-messages.ts'
import { applicationModel as model, applicationToWire } from '../wire/certificate.ts'
import { readOpening, useFreshCertificates, useReloadCertificates } from './certificate.queries.ts'

type Asking = Parameters<typeof applicationToWire>[0]

/** Asks once per press: the type is read again, then one request is repeated until an answer arrives. */
export function useAsk(
  { id, type }: CertificateOpening,
  onApplied: (id: number | null) => void,
): Applying<CertificateRequest> {
  const rest = useRest()
  const user = useUser()
  const readAll = useFreshCertificates()
  const failed = page['apply-failed']
  return useApplying<CertificateRequest, Asking>({
    async prepare(request) {
      const decision = decideRequest(request)
      if (decision.is === 'refused') throw new NothingSent(refusalMessages[decision.reason])
      if (choosesSemesters(type) && request.semesters.length === 0)
        throw new NothingSent(refusalMessages['semesters-missing'])
      const opening = await readOpening(rest, id)
      if (opening === null) throw new NothingSent(certificateMessages['opening-gone'])
      if (!user?.cBpartnerId) throw new NothingSent(failed)
      return { opening, user, request }
    },
    send: (sent, idempotencyKey) =>
      sendApplication(rest, { model, failed, body: applicationToWire(sent), idempotencyKey }),
    readApplied: async () => (await readAll()).filter(isUnderWay),
    reload: useReloadCertificates(),
    draftKey: (openingId) => `/certificates/${openingId}`,
    texts: page,
    onApplied,
  })
}
