import { useQuery } from '@tanstack/react-query'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { QrCode } from '#platform/browser/ui/control/QrCode.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { signInMessages as text } from '../rules/sign-in-messages.ts'
import { beginSetUp } from './sign-in.ts'

/** The key for the authenticator app, to scan or to type. */
export function SetUpKey({ token }: { readonly token: string }) {
  const say = useSay()
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: ['second-factor', token],
    queryFn: () => beginSetUp(rest, token),
    staleTime: Infinity,
  })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <Spinner />
  const { secret, address } = data
  return (
    <div className="flex items-center gap-4">
      <div className="w-40 flex-none">
        <QrCode payload={address} label={say(text['set-up-qr'], { secret })} />
      </div>
      <p className="small">
        {say(text['set-up-secret'])}
        <code className="mt-1 block font-strong break-all select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </div>
  )
}
