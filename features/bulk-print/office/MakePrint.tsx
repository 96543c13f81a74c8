import { Printer } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { bulkPrintScreen as text, printOrderNames } from '../rules/screen-messages.ts'
import { bulkPrintMake, type PrintTypeChoice } from '../wire/processes.ts'
import { usePageCount, usePrintChoices, useReadPrintsAgain } from './prints.queries.ts'

/** The choice of a file; what and of what stand in the address, so that other screens link to it. */
export function MakePrint() {
  const { data, isError, refetch } = usePrintChoices()
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={2} />
  return <Choices types={data} />
}

function Choices({ types }: { readonly types: readonly PrintTypeChoice[] }) {
  const say = useSay()
  const [address, setAddress] = useSearchParams()
  const [order, setOrder] = useState('')
  const type = types.find(({ id }) => id === address.get('what')) ?? types[0]
  const subject = type?.subjects.find(({ id }) => String(id) === address.get('of'))
  const choose = (what: string, of: string) =>
    setAddress(of === '' ? { what } : { what, of }, { replace: true })
  const chosen = type?.orders.find((each) => each === order) ?? type?.orders[0]
  return (
    <section className="card flex flex-col items-start gap-3 p-4" aria-label={say(text.make)}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          id="print-type"
          label={say(text.type)}
          value={type?.id}
          onChange={(event) => choose(event.target.value, '')}
        >
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {say(name)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="print-subject"
          label={say(text.of)}
          value={subject?.id ?? ''}
          disabled={type?.subjects.length === 0}
          onChange={(event) => type && choose(type.id, event.target.value)}
        >
          <option value="">{say(text.choose)}</option>
          {type?.subjects.map(({ id, name }) => (
            <option key={id} value={id}>
              {say(name)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="print-order"
          label={say(text.order)}
          value={chosen}
          onChange={(event) => setOrder(event.target.value)}
        >
          {type?.orders.map((each) => (
            <option key={each} value={each}>
              {say(printOrderNames[each])}
            </option>
          ))}
        </SelectField>
      </div>
      {type?.subjects.length === 0 && <p className="text-muted">{say(text['no-subjects'])}</p>}
      {type && subject && chosen && (
        <MakeFile
          key={`${type.id} ${subject.id}`}
          {...{ type: type.id, subject: subject.id }}
          order={chosen}
        />
      )}
    </section>
  )
}

type Wanted = { readonly type: string; readonly subject: number; readonly order: string }

/** The button says how many pages the file will have. */
function MakeFile({ order, ...wanted }: Wanted) {
  const say = useSay()
  const readAgain = useReadPrintsAgain()
  const { data: pages, isError, isFetching } = usePageCount(wanted)
  const { action, error } = useProcess(
    bulkPrintMake,
    async (_data, summary) => {
      toast.success(summary)
      await readAgain()
    },
    { onNotDone: readAgain },
  )
  if (isError) return <p className="text-error">{say(text['not-counted'])}</p>
  if (pages === undefined) return <p className="text-muted">{say(text.counting)}</p>
  if (pages === 0 && !isFetching) return <p className="text-muted">{say(text['no-subjects'])}</p>
  return (
    <>
      <Button
        icon={Printer}
        look="filled"
        disabled={action.state === 'lost'}
        busy={isRunning(action)}
        onClick={() => action.run({ ...wanted, order })}
      >
        {say(text['make-n'], { n: pages })}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="print-note" error={error === null ? undefined : say(error)} />
    </>
  )
}
