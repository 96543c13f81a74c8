import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { committeeDeskText as text } from '../rules/committee-desk-messages.ts'
import type { Ranking } from '../wire/committee.ts'
import { useReadAgain } from './committee.queries.ts'
import { scholarshipMember } from '../wire/processes.ts'

type Props = { readonly openingId: number; readonly ranking: Ranking }

/** Members of the committee; any account of staff may be one (READINGS R-88). */
export function Members({ openingId, ranking: { members, staff } }: Props) {
  const say = useSay()
  const readAgain = useReadAgain()
  const [chosen, setChosen] = useState('')
  const { action, error } = useProcess(scholarshipMember, async () => {
    await readAgain()
    setChosen('')
  })
  const set = (userId: number, is_member: boolean) =>
    action.run({ n_scholarship_open_ID: openingId, AD_User_ID: userId, is_member })
  const others = staff.filter(
    ({ AD_User_ID }) => !members.some((member) => member.AD_User_ID === AD_User_ID),
  )
  return (
    <section className="card flex flex-col gap-4 p-4" aria-labelledby="members-title">
      <h2 id="members-title">{say(text.members)}</h2>
      {members.length === 0 && <p className="text-muted">{say(text['no-members'])}</p>}
      <ul className="flex flex-wrap gap-3">
        {members.map(({ AD_User_ID, name }) => (
          <li key={AD_User_ID} className="flex items-center gap-1">
            {name}
            <button
              type="button"
              className="icon-button"
              aria-label={say(text.remove, { name })}
              disabled={isRunning(action)}
              onClick={() => set(AD_User_ID, false)}
            >
              <X className="icon" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          id="member"
          label={say(text.who)}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{say(text.choose)}</option>
          {others.map(({ AD_User_ID, name }) => (
            <option key={AD_User_ID} value={AD_User_ID}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button
          icon={UserPlus}
          disabled={chosen === '' || action.state === 'lost'}
          busy={isRunning(action)}
          onClick={() => set(Number(chosen), true)}
        >
          {say(text.add)}
        </Button>
      </div>
      <LostAnswer action={action} />
      <FieldNote id="members-note" error={error === null ? undefined : say(error)} />
    </section>
  )
}
