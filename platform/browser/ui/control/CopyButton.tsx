import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from './Button.tsx'

/** Copies `text`; the button itself says that it is done. */
export function CopyButton({
  text,
  children,
}: {
  readonly text: string
  readonly children: ReactNode
}) {
  const say = useSay()
  const [copied, copy] = useCopied(text)
  return (
    <Button icon={copied ? Check : Copy} onClick={copy}>
      <span aria-live="polite">{copied ? say(blocks.copied) : children}</span>
    </Button>
  )
}

/** The small form beside a reference number. */
export function CopySign({ text, name }: { readonly text: string; readonly name: string }) {
  const say = useSay()
  const [copied, copy] = useCopied(text)
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      className="-my-3 inline-grid size-11 place-items-center rounded-control align-middle text-link"
      aria-label={copied ? say(blocks.copied) : `${say(blocks.copy)} ${name}`}
      onClick={copy}
    >
      <Icon className="icon" aria-hidden />
    </button>
  )
}

function useCopied(text: string): [boolean, () => void] {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true)
        setTimeout(() => setCopied(false), 2_000)
      },
      () => setCopied(false),
    )
  }
  return [copied, copy]
}
