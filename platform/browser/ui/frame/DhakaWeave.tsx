import { useId } from 'react'

/** One diamond on a 16 × 16 grid: rows of alternate squares, widest in the middle (about 800 bytes). */
const diamond = diamondPath()
const tile = 80

type Whole = { readonly column: number; readonly row: number; readonly gold?: boolean }

/** Whole diamonds, stepping down from the top right; at most two are marigold (DESIGN §1 c). */
export function WeaveSteps({
  wholes,
  className,
}: {
  readonly wholes: readonly Whole[]
  readonly className: string
}) {
  const id = useId()
  const columns = Math.max(...wholes.map((each) => each.column)) + 1
  const rows = Math.max(...wholes.map((each) => each.row)) + 1
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * 16} ${rows * 16}`}
      shapeRendering="crispEdges"
      aria-hidden
    >
      <defs>
        <path id={id} d={diamond} />
      </defs>
      {wholes.map(({ column, row, gold = false }) => (
        <use
          key={`${column}.${row}`}
          href={`#${id}`}
          transform={`translate(${column * 16} ${row * 16})`}
          {...paint(gold)}
        />
      ))}
    </svg>
  )
}

/** The cloth itself, repeated over the whole box: sidebar foot and 404. */
export function WeaveCloth({
  className,
  loose,
}: {
  readonly className: string
  /** The place a diamond has left, in tiles from the top left. */
  readonly loose?: { readonly column: number; readonly row: number }
}) {
  const id = useId()
  return (
    <svg className={className} aria-hidden>
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path
            d={diamond}
            transform={`scale(${tile / 16})`}
            shapeRendering="crispEdges"
            {...paint(false)}
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {loose && <LooseDiamond {...loose} />}
    </svg>
  )
}

/** On the 404 page one diamond has come loose: its place is empty and it lies further down. */
function LooseDiamond({ column, row }: { readonly column: number; readonly row: number }) {
  const [x, y] = [tile * (column - 1.7), tile * row * 1.85]
  return (
    <>
      <rect x={tile * column} y={tile * row} width={tile} height={tile} className="fill-brand" />
      <path
        d={diamond}
        transform={`translate(${x} ${y}) rotate(18) scale(${tile / 16})`}
        {...paint(true)}
      />
    </>
  )
}

function paint(gold: boolean) {
  return gold ? { fill: '#feb133' } : { fill: '#fff', fillOpacity: 0.13 }
}

function diamondPath(): string {
  const squares: string[] = []
  for (let row = 0; row < 15; row++) {
    const reach = row <= 7 ? row + 1 : 15 - row
    for (let step = 1; step <= reach; step++) {
      const filled = (reach - step) % 2 === 0 || (row === 7 && step === 1)
      if (filled) squares.push(`M${8 - step} ${row}h1v1h-1zM${7 + step} ${row}h1v1h-1z`)
    }
  }
  return squares.join('')
}
