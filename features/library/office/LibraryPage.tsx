import './library.css'
import { useRef, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import type { OwedFine } from '../wire/counter.ts'
import { counterText as text } from '../rules/counter-messages.ts'
import { CounterKeys } from './CounterKeys.tsx'
import { DoneStrip } from './DoneStrip.tsx'
import { FineDialog } from './FineDialog.tsx'
import { LibrarySide } from './LibrarySide.tsx'
import { Offer } from './Offer.tsx'
import { ReaderCard } from './ReaderCard.tsx'
import { ScanField } from './ScanField.tsx'
import { Several } from './Several.tsx'
import { useCounter } from './use-counter.ts'

/** The counter: one field that holds the focus, the reader, and the scanned copies. */
export function LibraryPage() {
  const say = useSay()
  const counter = useCounter()
  const field = useRef<HTMLInputElement>(null)
  const { chosen, choose } = useChosen(counter.readerId)
  const [fine, setFine] = useState<OwedFine | null>(null)
  const [helps, setHelps] = useState(false)
  const { note, action } = counter
  return (
    <div className="library">
      <div className="library-desk">
        <h1 className="sr-only">{say(text.desk)}</h1>
        <ScanField
          field={field}
          counter={counter}
          chosen={chosen}
          onChoose={choose}
          onFine={() => setFine(counter.reader.data?.fines[0] ?? null)}
          onHelp={() => setHelps(true)}
        />
        <div role="status" aria-live="polite" className="empty:hidden">
          {note && <Banner tone="problem" lead={say(note)} />}
        </div>
        <LostAnswer action={action} />
        <Several counter={counter} />
        <Offer counter={counter} />
        <ReaderCard
          counter={counter}
          chosen={chosen}
          onFine={setFine}
          isBusy={isRunning(action)}
          onActed={() => field.current?.focus()}
        />
        <DoneStrip counter={counter} />
      </div>
      <LibrarySide counter={counter} />
      {fine && <FineDialog fine={fine} onRun={counter.run} onClose={() => setFine(null)} />}
      {helps && <CounterKeys onClose={() => setHelps(false)} />}
    </div>
  )
}

/** Index of the reader's book that the keys work on; 0 again for the next reader. */
function useChosen(readerId: number | null) {
  const [picked, setPicked] = useState({ readerId, index: 0 })
  return {
    chosen: picked.readerId === readerId ? picked.index : 0,
    choose: (index: number) => setPicked({ readerId, index }),
  }
}
