/** Turning ring; the words beside it say what is going on. */
export function Spinner({ large = false }: { readonly large?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`spin flex-none ${large ? 'size-8' : 'icon'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M21 12a9 9 0 1 1-6-8.5" />
    </svg>
  )
}
