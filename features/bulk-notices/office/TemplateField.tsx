import { useSay } from '#platform/browser/language.ts'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import type { Message } from '#platform/pure/message.ts'
import { noticeTemplateText as text } from '../rules/template-messages.ts'
import { useAudiences } from './notices.queries.ts'

const empty: Message = { en: '', ne: '' }

type Props = { readonly typed: Message; readonly onChoose: (text: Message) => void }

/** Puts the texts of a template into the form, while no other text is typed there. */
export function TemplateField({ typed, onChoose }: Props) {
  const say = useSay()
  const { data } = useAudiences()
  const templates = data?.templates ?? []
  const isIn = (words: Message) => words.en === typed.en && words.ne === typed.ne
  const chosen = templates.find((each) => isIn(each.text))
  const isOwn = chosen === undefined && !isIn(empty)
  const hint = isOwn ? text['own-text'] : data && templates.length === 0 && text.where
  return (
    <SelectField
      label={say(text.begin)}
      optional
      hint={hint ? say(hint) : undefined}
      disabled={isOwn || templates.length === 0}
      value={chosen?.id ?? ''}
      onChange={({ target }) =>
        onChoose(templates.find(({ id }) => String(id) === target.value)?.text ?? empty)
      }
    >
      <option value="">{say(text.none)}</option>
      {templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {say(name)}
        </option>
      ))}
    </SelectField>
  )
}
