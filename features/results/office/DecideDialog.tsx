import { useState } from 'react'
import type { Day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { useToday } from '#platform/browser/clock.ts'
import {
  decisionGrounds,
  type DecisionGround,
  type DecisionType,
  decisionTypes,
  findDecisionGround,
  findDecisionType,
} from '../rules/release/decision.ts'
import { examDeskText as text } from '../rules/exam-desk-messages.ts'
import type { ResultOverview } from '../wire/office.ts'
import { useReadAgain } from './results.queries.ts'
import { resultDecide } from '../wire/processes.ts'

type Props = { readonly overview: ResultOverview; readonly onClose: () => void }

const allPapers = ''

type What = {
  readonly sort: DecisionType
  readonly ground: DecisionGround
  /** For an expulsion: the course of one exam paper, or all. */
  readonly course: string
}

function isOnePaper({ sort, course }: What): boolean {
  return sort === 'EXPELLED' && course !== allPapers
}

/** A committee's decision: a result is withheld, or exam papers are cancelled because the candidate was expelled. */
export function DecideDialog({ overview, onClose }: Props) {
  const say = useSay()
  const readAgain = useReadAgain()
  const today = useToday()
  const [number, setNumber] = useState('')
  const [what, setWhat] = useState<What>({ sort: 'WITHHELD', ground: 'DUES', course: allPapers })
  const [facts, setFacts] = useState({ reason: '', decision: '' })
  const [decidedOn, setDecidedOn] = useState<Day | null>(today)
  const [isSent, setSent] = useState(false)
  const candidate = overview.candidates.find(({ erollno }) => erollno !== '' && erollno === number)
  const body = () => {
    setSent(true)
    if (candidate === undefined || decidedOn === null) return null
    return {
      n_exam_reg_ID: candidate.n_exam_reg_ID,
      ...(isOnePaper(what) && { n_course_ID: Number(what.course) }),
      sort: what.sort,
      ground: what.ground,
      ...facts,
      decided_on: decidedOn,
    }
  }
  return (
    <ProcessDialog
      title={say(text.decide)}
      sendLabel={say(text['decide-send'])}
      of={resultDecide}
      body={body}
      onDone={async () => {
        await readAgain()
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        id="decide-number"
        label={say(text.candidate)}
        hint={candidate?.name}
        error={isSent && candidate === undefined ? say(text['candidate-needed']) : undefined}
        required
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.target.value.trim())}
      />
      <WhatFields overview={overview} what={what} onWhat={setWhat} />
      {(['reason', 'decision'] as const).map((key) => (
        <TextField
          key={key}
          id={`decide-${key}`}
          label={say(text[key])}
          required
          maxLength={300}
          value={facts[key]}
          onChange={(event) => setFacts({ ...facts, [key]: event.target.value })}
        />
      ))}
      <DayField
        id="decide-day"
        label={say(text['decided-on'])}
        startsIn="bs"
        value={decidedOn}
        onChange={setDecidedOn}
        error={isSent && decidedOn === null ? say(text['day-needed']) : undefined}
      />
    </ProcessDialog>
  )
}

/** Type and ground of the decision. */
function WhatFields(props: {
  readonly overview: ResultOverview
  readonly what: What
  readonly onWhat: (what: What) => void
}) {
  const { overview, what, onWhat } = props
  const say = useSay()
  return (
    <>
      <SelectField
        id="decide-sort"
        label={say(text.sort)}
        value={what.sort}
        onChange={(event) =>
          onWhat({ ...what, sort: findDecisionType(event.target.value) ?? what.sort })
        }
      >
        {Object.entries(decisionTypes).map(([id, name]) => (
          <option key={id} value={id}>
            {say(name)}
          </option>
        ))}
      </SelectField>
      {what.sort === 'EXPELLED' && (
        <SelectField
          id="decide-papers"
          label={say(text.papers)}
          value={what.course}
          onChange={(event) => onWhat({ ...what, course: event.target.value })}
        >
          <option value={allPapers}>{say(text['all-papers'])}</option>
          {overview.courses.map(({ courseId, code }) => (
            <option key={courseId} value={courseId}>
              {code}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        id="decide-ground"
        label={say(text.ground)}
        value={what.ground}
        onChange={(event) =>
          onWhat({ ...what, ground: findDecisionGround(event.target.value) ?? what.ground })
        }
      >
        {Object.entries(decisionGrounds).map(([id, name]) => (
          <option key={id} value={id}>
            {say(name)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
