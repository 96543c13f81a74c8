import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CopyButton } from '#platform/browser/ui/control/CopyButton.tsx'
import { signInMessages as text } from '../rules/sign-in-messages.ts'

type Props = { readonly codes: readonly string[]; readonly onStored: () => void }

/** Shown once, right after the set-up. */
export function RecoveryCodes({ codes, onStored }: Props) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1>{say(text['codes-title'])}</h1>
        <p className="mt-1 text-muted">{say(text['codes-lead'])}</p>
      </div>
      <ol className="card tabular grid grid-cols-2 gap-x-6 gap-y-2 p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-strong">{code}</code>
          </li>
        ))}
      </ol>
      <div className="button-row">
        <CopyButton text={codes.join('\n')}>{say(blocks.copy)}</CopyButton>
        <Button look="filled" onClick={onStored}>
          {say(text['codes-kept'])}
        </Button>
      </div>
    </div>
  )
}
