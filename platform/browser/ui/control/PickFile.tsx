import { type ComponentProps, useRef } from 'react'
import { Button } from './Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'children' | 'onClick' | 'type'> & {
  readonly label: string
  /** Endings and media types that are offered, such as `.csv,text/csv`. */
  readonly accept: string
  readonly onPick: (file: File) => void
}

/** A button that asks for a file; the same one may be picked again. */
export function PickFile({ label, accept, onPick, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onPick(file)
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
