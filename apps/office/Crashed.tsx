import { Component, type ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { officeText as text } from './messages.ts'

/** Catches errors that a screen does not handle. Decisions in the strip are reported on the next visit. */
export class CrashBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  const say = useSay()
  return (
    <main className="flex flex-col items-start gap-4 p-6">
      <h1>{say(text.crashed)}</h1>
      <Button look="filled" onClick={() => location.reload()}>
        {say(blocks.tryAgain)}
      </Button>
    </main>
  )
}
