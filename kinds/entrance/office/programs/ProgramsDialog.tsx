import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { nameInBoth } from '#platform/pure/message.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { furtherMessages, programDeskText as text } from '../../rules/merit/program-messages.ts'
import {
  entrancePrograms,
  entranceProgramsSet,
  type OfferedProgram,
} from '../../wire/merit-programs.ts'

type Props = {
  readonly openingId: number
  readonly onDone: (data: unknown, summary: string) => Promise<void>
  readonly onClose: () => void
}

/** Further programmes of an entrance, whose order its applicants choose. */
export function ProgramsDialog({ openingId, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { data, isError, refetch } = usePrograms(openingId)
  const [changed, setChanged] = useState<readonly number[] | null>(null)
  const saved = data?.further.map(({ n_program_ID: id }) => id) ?? []
  const chosen = changed ?? saved
  const toggle = (id: number) =>
    setChanged(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const nameOf = ({ name, nameNepali }: OfferedProgram) => nameInBoth(name, nameNepali)[language]
  const opening = { n_entrance_open_ID: openingId }
  return (
    <ProcessDialog
      title={say(text.title)}
      sendLabel={say(text.save)}
      of={entranceProgramsSet}
      mayRun={data?.fixedBecause === null}
      body={() => ({ ...opening, programs: chosen })}
      onDone={async (answer, summary) => {
        await refetch()
        await onDone(answer, summary)
        onClose()
      }}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text.lead)}</p>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data?.fixedBecause && (
        <p className="font-strong">{say(furtherMessages[data.fixedBecause])}</p>
      )}
      {data === undefined && !isError && <LoadingRows rows={6} heading />}
      {data?.own && <p>{say(text.own, { program: nameOf(data.own) })}</p>}
      {data && (
        <fieldset>
          <legend className="font-strong">{say(text.further)}</legend>
          {[...data.further, ...data.others].map((program) => {
            const { n_program_ID: id } = program
            const isFixed = data.fixedBecause !== null || (!data.mayRemove && saved.includes(id))
            return (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                disabled={isFixed}
                onChange={() => toggle(id)}
              >
                {nameOf(program)}
              </Checkbox>
            )
          })}
        </fieldset>
      )}
      {data && <p className="small text-muted">{say(text.ordered, { n: data.ordered })}</p>}
    </ProcessDialog>
  )
}

function usePrograms(openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['entrance', 'programs', openingId],
    queryFn: async () =>
      (await runProcess(rest, entrancePrograms, { n_entrance_open_ID: openingId })).page,
  })
}
