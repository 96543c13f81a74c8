import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { useSay } from '#platform/browser/language.ts'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { StillWaiting } from '#platform/browser/ui/frame/Together.tsx'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import {
  type CorrectableField,
  correctableFields,
  type Correction,
  type CorrectionState,
  correctionStates,
} from '../rules/correction.ts'
import { correctionValue } from '../rules/correction-value.ts'
import { correctionMessages as text } from '../rules/correction-messages.ts'
import type { Profile } from '#features/profile/rules/profile.ts'
import { correctionModel } from '../wire/correction.ts'
import { useCorrections } from './corrections.queries.ts'

const CorrectionDialog = lazyPart(async () => ({
  default: (await import('./CorrectionDialog.tsx')).CorrectionDialog,
}))

const tones = {
  proposed: 'waiting',
  accepted: 'done',
  returned: 'problem',
} as const satisfies Record<CorrectionState, string>

/** The way to change what is locked, and what became of earlier proposals. */
export function Corrections({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const { data: corrections = [], isLoading, isError, refetch } = useCorrections()
  if (isLoading) return <StillWaiting />
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-3">
      <div className="small flex flex-wrap gap-x-2 text-muted">
        {say(text['something-wrong'])}
        <ProposeCorrection profile={profile} field="fullName" />
      </div>
      {corrections.length > 0 && (
        <>
          <h3>{say(text.title)}</h3>
          <ul className="flex flex-col gap-3">
            {corrections.map((each) => (
              <ProposalRow key={each.id} correction={each} />
            ))}
          </ul>
        </>
      )}
      <UnreadableRows list={correctionModel} />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
    </div>
  )
}

type ProposeProps = { readonly profile: Profile; readonly field: CorrectableField }

/** A link that opens the dialog with this field chosen. */
export function ProposeCorrection({ profile, field }: ProposeProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { data: corrections = [] } = useCorrections()
  return (
    <>
      <button type="button" className="link-button w-fit" onClick={() => setOpen(true)}>
        {say(text.propose)}
      </button>
      {open && (
        <Suspense>
          <CorrectionDialog
            profile={profile}
            first={field}
            waiting={corrections.flatMap((each) => (each.state === 'proposed' ? each.field : []))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function ProposalRow({ correction }: { readonly correction: Correction }) {
  const say = useSay()
  const { field, state, newValue, basis, reason, proposedOn } = correction
  return (
    <li className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span>{say(correctableFields[field])}</span>
        <StatusChip tone={tones[state]}>{say(correctionStates[state])}</StatusChip>
      </span>
      <span className="small text-muted">
        {say(correctionValue(field, newValue))}
        {proposedOn !== null && (
          <>
            {' · '}
            <DayText day={proposedOn} />
          </>
        )}
      </span>
      {basis !== '' && <span className="small">{say(text.entered, { basis })}</span>}
      {reason !== '' && <span className="small">{reason}</span>}
    </li>
  )
}
