/** The university's seal: a stepped mountain, its snow, the sun and a stitch, on a white tile. */
export function Seal({ className = 'size-11' }: { readonly className?: string }) {
  return (
    <span className={`seal grid flex-none place-items-center rounded-leaf bg-white ${className}`}>
      <svg viewBox="0 0 14 13" className="w-2/3" shapeRendering="crispEdges" aria-hidden>
        <path fill="#06486b" d="M6 4h1v1h2v1h1v-1h1v1h1v2h1v1h1v2H0v-1h1v-1h1V8h1V6h1V5h2z" />
        <path fill="#b0cad8" d="M6 2h1v1h1v2H7V4H6v1H5V3h1z" />
        <path fill="#ef9d14" d="M11 0h2v2h-2zM0 12h2v1H0zm4 0h2v1H4zm4 0h2v1H8zm4 0h2v1h-2z" />
      </svg>
    </span>
  )
}
