import type { Action } from '#platform/browser/action/action.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { Banner, SentenceBanner } from '#platform/browser/ui/frame/Banner.tsx'
import { WeaveCloth, WeaveSteps } from '#platform/browser/ui/frame/DhakaWeave.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { NeedsConnection } from '#platform/browser/ui/frame/NeedsConnection.tsx'
import { OfflineBanner } from '#platform/browser/ui/frame/OfflineBanner.tsx'
import { Hem, Thread } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { Seal } from '#platform/browser/ui/frame/Seal.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { Ticket } from '#platform/browser/ui/frame/Ticket.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { tones } from '#platform/browser/ui/text/tone.ts'
import { Box } from './Box.tsx'

export function Banners() {
  return (
    <Box title="Banners">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} lead={`A banner of the tone ${tone}.`}>
          The rest of the sentence.
        </Banner>
      ))}
      <SentenceBanner tone="problem" sentence="Not sent: the fee has changed." />
    </Box>
  )
}

const lost: Action<never> = {
  state: 'lost',
  run: () => undefined,
  askAgain: () => undefined,
  clear: () => undefined,
}

/** The banner of a page without a connection shows when the browser is offline. */
export function Connection() {
  return (
    <Box title="Connection">
      <OfflineBanner />
      <NeedsConnection />
      <LostAnswer action={{ ...lost, state: 'asking' }} />
      <LostAnswer action={lost} />
      <p className="flex items-center gap-4">
        <Spinner />
        <Spinner large />
      </p>
    </Box>
  )
}

export function Brand() {
  return (
    <Box title="Brand, hem, ticket">
      <Hem />
      <Thread />
      <div className="flex h-24 gap-4">
        <Seal />
        <Thread upright />
        <div className="bg-brand flex-1">
          <WeaveCloth className="block h-24 w-full" />
        </div>
        <div className="bg-brand w-40">
          <WeaveSteps className="block h-24 w-full" wholes={[{ column: 1, row: 1, gold: true }]} />
        </div>
      </div>
      <Ticket
        stub={
          <p className="figure">
            <MoneyText amount={rupees(125_000)} />
          </p>
        }
      >
        <Facts facts={[{ label: 'Reference', value: '7hQx 4F2K 91Q8' }]} />
      </Ticket>
    </Box>
  )
}
