import { useQuery } from '@tanstack/react-query'
import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { getRecord } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import type { Shape } from '#platform/browser/ui/list/DataList.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { formatRs } from '#platform/pure/money/format.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { type ApplicationWithdrawal, decideWithdraw, isOffered } from '../rules/facts.ts'
import { withdrawalMessages as text } from '../rules/returns/withdrawal-messages.ts'
import { withdrawalScreen as screen } from '../rules/returns/withdrawal-screen-messages.ts'
import { withdrawalFromWire, withdrawalModel } from '../wire/application-withdrawal.ts'
import { unpaid, type WithdrawnProps } from './WithdrawButton.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Props = WithdrawnProps & {
  readonly withdrawal: ApplicationWithdrawal
  readonly shape?: Shape
}

/** Why an application was withdrawn or no longer holds; while it is offered back, the way to the credit. */
export function Withdrawal({ application, model, withdrawal, shape }: Props) {
  const { say, language } = useSpeaking()
  const [isAsking, setIsAsking] = useState(false)
  const { data, isPending } = useReason(withdrawal.id)
  const { paying = unpaid } = application
  const isOffer = isOffered(application)
  const mayWithdraw = isOffer && decideWithdraw({ ...application, paying }).is === 'allowed'
  const amount = formatRs(paying.paid, language)
  return (
    <div className="flex basis-full flex-col gap-3">
      <Banner
        tone={isOffer ? 'turn' : 'waiting'}
        icon={CircleSlash}
        lead={say(isOffer ? text['offered-lead'] : screen['withdrawn-lead'])}
      >
        {isPending ? say(screen.loading) : say(data?.reason ?? screen['reason-unread'])}
      </Banner>
      {mayWithdraw && (
        <div className={shape === 'cards' ? 'button-row' : 'grid sm:flex'}>
          <Button look="filled" onClick={() => setIsAsking(true)}>
            {say(screen['withdraw-for-credit'], { amount })}
          </Button>
        </div>
      )}
      {isAsking && (
        <WithdrawDialog
          application={{ ...application, paying }}
          model={model}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

function useReason(id: number) {
  const rest = useRest()
  return useQuery({
    queryKey: [withdrawalModel, id],
    queryFn: async () => {
      const record = await getRecord(rest, { model: withdrawalModel, id })
      return record === null ? null : withdrawalFromWire(record)
    },
    staleTime: Infinity,
  })
}
