import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { ToolButton } from './ToolButton.tsx'

const zooms = [1, 1.5, 2, 3] as const

/** Size and turn of one document on the screen, with the steps that change them. */
export function useLook() {
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  return {
    zoom: zooms[step] ?? 1,
    turns,
    closer: () => setStep((now) => Math.min(now + 1, zooms.length - 1)),
    further: () => setStep((now) => Math.max(now - 1, 0)),
    turn: () => setTurns((now) => (now + 1) % 4),
  }
}

type Props = {
  readonly look: ReturnType<typeof useLook>
  /** Only where the keys − + O work on this document. */
  readonly hasKeys?: boolean
}

/** The buttons that look closer at a document. */
export function LookTools({ look, hasKeys = false }: Props) {
  const say = useSay()
  const key = (hint: string) => (hasKeys ? { hint } : {})
  return (
    <>
      <ToolButton
        label={say(text['zoom-out'])}
        icon={ZoomOut}
        onPress={look.further}
        {...key('−')}
      />
      <ToolButton label={say(text['zoom-in'])} icon={ZoomIn} onPress={look.closer} {...key('+')} />
      <ToolButton label={say(text.rotate)} icon={RotateCw} onPress={look.turn} {...key('O')} />
    </>
  )
}
