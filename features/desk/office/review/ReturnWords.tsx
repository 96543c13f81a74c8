import { type Message, sentences } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { fillIn } from '#features/desk/rules/fill-in.ts'
import type { WrittenReason } from '#features/desk/rules/reason.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { ReasonedAction } from '#features/desk/wire/evidence.ts'
import type { ReturnDraft } from './return-draft.ts'

type TurnBack = Pick<ReasonedAction, 'reasons' | 'fillIns'>

export const ownId = 'own'

/** Own text in both languages, or in one of them and the other later. */
export function OwnWords({
  draft,
  onDraft,
}: {
  readonly draft: ReturnDraft
  readonly onDraft: (draft: ReturnDraft) => void
}) {
  const say = useSay()
  const { own, later } = draft
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {(['ne', 'en'] as const).map((language) => (
          <TextAreaField
            key={language}
            label={say(text[language === 'ne' ? 'in-nepali' : 'in-english'])}
            lang={language}
            maxLength={500}
            value={own[language]}
            onChange={(event) =>
              onDraft({ ...draft, own: { ...own, [language]: event.target.value } })
            }
          />
        ))}
      </div>
      <Checkbox checked={later} onChange={() => onDraft({ ...draft, later: !later })}>
        {say(text['translate-later'])}
      </Checkbox>
    </>
  )
}

export function Seen({ reason }: { readonly reason: Message }) {
  const say = useSay()
  return (
    <div>
      <p className="small mb-2 font-strong">{say(text['student-sees'])}</p>
      <div className="grid gap-3 md:grid-cols-2">
        <blockquote className="seen" lang="ne">
          {reason.ne}
        </blockquote>
        <blockquote className="seen" lang="en">
          {reason.en}
        </blockquote>
      </div>
    </div>
  )
}

/** The texts of the chosen templates, one after another, with placeholders for the fill-ins. */
export function templatesOf({ reasons }: TurnBack, { chosen }: ReturnDraft): Message {
  return sentences(...chosen.flatMap((id) => reasons.find((each) => each.id === id)?.text ?? []))
}

/** Own text as it is sent. */
function ownOf({ own }: ReturnDraft): Message {
  return { en: own.en.trim(), ne: own.ne.trim() }
}

/** Gives the text, and the values in it that are not filled in yet. Own text stays as it was written. */
export function writtenOf(turnBack: TurnBack, draft: ReturnDraft) {
  const { words, missing } = fillIn(templatesOf(turnBack, draft), turnBack.fillIns, draft.filled)
  const own = draft.chosen.includes(ownId) ? ownOf(draft) : { en: '', ne: '' }
  const written: WrittenReason = { standard: words, own }
  return { written, missing }
}

/** The part that own text still lacks: any text, or the other language if no translation is to follow. */
export function lackingOf(draft: ReturnDraft): 'write-first' | 'both-languages' | null {
  const { en, ne } = ownOf(draft)
  if (en === '' && ne === '') return 'write-first'
  return (en === '' || ne === '') && !draft.later ? 'both-languages' : null
}

/** The reason as a process takes it. */
export function reasonToWire({ standard, own }: WrittenReason) {
  return { reason: standard.en, reason_ne: standard.ne, own_words: own.en, own_words_ne: own.ne }
}
