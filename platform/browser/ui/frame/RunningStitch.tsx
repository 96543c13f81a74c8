/** The hem along the top edge of the one card that waits on the student (DESIGN §1 b). */
export function Hem({ draws = false }: { readonly draws?: boolean }) {
  return <div className={`hem${draws ? ' draws' : ''}`} aria-hidden />
}

/** The bare thread, for the edge of the brand panel. */
export function Thread({ upright = false }: { readonly upright?: boolean }) {
  return <div className={upright ? 'thread-upright' : 'thread'} aria-hidden />
}
