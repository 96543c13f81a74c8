import { useState } from 'react'
import type { Day } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { LanguageHere, useLanguage, useSay } from '#platform/browser/language.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { DayShown, useToday } from '#platform/browser/clock.ts'
import type { OpenRow } from '../card/open-row.ts'
import { OpenList } from '../card/OpenList.tsx'
import { previewDays } from '../rules/preview/days.ts'
import { previewText as text } from '../rules/preview/messages.ts'
import type { OpeningPreview as Preview } from './opening-preview.ts'

type Named = { readonly id: number; readonly name: string }

type Props<Opening extends Named, Row extends OpenRow<Named>> = {
  readonly preview: Preview<Opening, Row>
  readonly record: WireRecord
}

/** The opening as a student who may apply sees it, in either language, on the days at which it changes. */
export function OpeningPreview<Opening extends Named, Row extends OpenRow<Named>>({
  preview,
  record,
}: Props<Opening, Row>) {
  const say = useSay()
  const readers = useLanguage()
  const [language, setLanguage] = useState<Language>(readers)
  const opening = preview.fromWire(record)
  if (opening === null) return null
  return (
    <section className="card setup-card setup-aside" aria-labelledby="preview">
      <header className="flex items-center justify-between gap-3">
        <h3 id="preview">{say(text.title)}</h3>
        <Segments
          label={say(text.language)}
          options={[
            { value: 'en', text: 'EN' },
            { value: 'ne', text: 'ने' },
          ]}
          chosen={language}
          onChoose={setLanguage}
        />
      </header>
      <p className="small text-muted">{say(text.lead)}</p>
      <OnDays preview={preview} opening={opening} language={language} />
      <p className="small">
        <b>{say(text['seen-by'])}</b> {say(preview.seenBy(opening))}
      </p>
    </section>
  )
}

type Shown<Opening extends Named, Row extends OpenRow<Named>> = {
  readonly preview: Preview<Opening, Row>
  readonly opening: Opening
}

function OnDays<Opening extends Named, Row extends OpenRow<Named>>({
  language,
  ...shown
}: Shown<Opening, Row> & { readonly language: Language }) {
  const say = useSay()
  const readers = useLanguage()
  const days = previewDays(shown.preview.days(shown.opening), useToday())
  const [chosen, setChosen] = useState<(typeof days)[number]['name']>('today')
  const at = days.find(({ name }) => name === chosen) ?? days[0]
  if (at === undefined) return <p>{say(text['no-days'])}</p>
  return (
    <>
      <Segments
        label={say(text.days)}
        options={days.map(({ name }) => ({ value: name, text: say(text[name]) }))}
        chosen={at.name}
        onChoose={setChosen}
      />
      <p className="small text-muted">{formatDay(at.day, readers)}</p>
      <LanguageHere value={language}>
        <DayShown value={at.day}>
          <Card key={at.day} {...shown} day={at.day} />
        </DayShown>
      </LanguageHere>
    </>
  )
}

/** The portal's own card; its button says that nothing is sent. */
function Card<Opening extends Named, Row extends OpenRow<Named>>({
  preview,
  opening,
  day,
}: Shown<Opening, Row> & { readonly day: Day }) {
  const speaking = useSpeaking()
  const { say, language } = speaking
  const [isPressed, setPressed] = useState(false)
  const row = preview.row(opening, day)
  return (
    <div lang={language} className="setup-preview">
      <OpenList
        {...preview.list(opening, speaking)}
        rows={row === null ? [] : [row]}
        shape="cards"
        onApply={() => setPressed(true)}
        onRetry={undefined}
        empty={<p className="text-muted">{say(text['not-listed'])}</p>}
      />
      <p role="status" className="small text-muted">
        {isPressed && say(text['nothing-sent'])}
      </p>
    </div>
  )
}
