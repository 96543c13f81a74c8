import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { Key } from '../shortcuts/Key.tsx'

export type ReviewPosition = {
  readonly index: number
  readonly of: number
  /** The list is still asked for, so its place is not known. */
  readonly isAsked: boolean
  readonly previous: string | null
  readonly next: string | null
  readonly onPrevious: () => void
  readonly onNext: () => void
  /** Below 1280 px the review takes the page, and there is a way back. */
  readonly back: { readonly name: string; readonly onBack: () => void } | null
  /** One was led here by a decision, and there is no list beside it whose row takes the focus. */
  readonly takesFocus: boolean
}

/** Shows the position of the item in the list, with links to the previous and next item. */
export function Around({ place }: { readonly place: ReviewPosition }) {
  const say = useSay()
  const { index, of, previous, next } = place
  return (
    <div className="around">
      <span>{say(text.position, { n: index + 1, of })}</span>
      <Step name={say(text.previous)} hint="K" to={previous} onGo={place.onPrevious} />
      <Step name={say(text.next)} hint="J" to={next} onGo={place.onNext} />
    </div>
  )
}

/** Previous and next, by name where there is room for it. */
export function BackBar({
  place,
  back,
}: {
  readonly place: ReviewPosition
  readonly back: NonNullable<ReviewPosition['back']>
}) {
  const say = useSay()
  const { index, of, previous, next } = place
  return (
    <div className="back-bar">
      <button type="button" className="bar-back" onClick={back.onBack}>
        <ArrowLeft className="icon" aria-hidden />
        {back.name} <Key>Esc</Key>
      </button>
      <span className="around ms-auto">
        <span>{say(text.position, { n: index + 1, of })}</span>
        <Step
          name={previous ?? say(text.previous)}
          hint="K"
          to={previous}
          onGo={place.onPrevious}
        />
        <Step name={next ?? say(text.next)} hint="J" to={next} onGo={place.onNext} />
      </span>
    </div>
  )
}

function Step(props: {
  readonly name: ReactNode
  readonly hint: string
  readonly to: string | null
  readonly onGo: () => void
}) {
  return (
    <button type="button" className="step" disabled={props.to === null} onClick={props.onGo}>
      <Key>{props.hint}</Key>
      <span className="step-name">{props.name}</span>
    </button>
  )
}
