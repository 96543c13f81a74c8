import { Component, lazy, type ReactNode, Suspense } from 'react'
import { removeSnapshot } from '#platform/browser/storage/snapshot.ts'

/** The report comes when it is needed; without a connection the bare words are there already. */
const CrashReport = lazy(async () => {
  try {
    return { default: (await import('./CrashReport.tsx')).CrashReport }
  } catch {
    return { default: BareCrash }
  }
})

type Props = {
  /** True inside the page's frame. */
  readonly framed?: boolean
  readonly children: ReactNode
}

/** Catches what a page could not handle and shows 'Unexpected Application Error!' in its place. */
export class CrashBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(): void {
    removeSnapshot()
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return (
      <Suspense>
        <CrashReport error={this.state.error} framed={this.props.framed ?? false} />
      </Suspense>
    )
  }
}

function BareCrash() {
  return (
    <main className="p-6">
      <h1>Unexpected Application Error!</h1>
      <a href="/">Go to Home</a>
    </main>
  )
}
