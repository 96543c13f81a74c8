import './pictures.css'
import { useQuery } from '@tanstack/react-query'
import { Stamp } from 'lucide-react'
import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { useToday } from '#platform/browser/clock.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { pictureText as text, pictureTypeNames } from '../rules/picture-messages.ts'
import { type ShownPicture, universityPictureEnd, universityPictures } from '../wire/pictures.ts'
import { AddPicture } from './AddPicture.tsx'
import { usePictureDone } from './pictures.queries.ts'

/** Logo, seal and signatures of officers, with the days they are used on. */
export function PicturesPage() {
  const say = useSay()
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: ['university-pictures'],
    queryFn: async () => (await runProcess(rest, universityPictures, {})).pictures,
  })
  return (
    <div className="page">
      <header className="page-head">
        <h1>{say(text.title)}</h1>
      </header>
      <p className="text-muted">{say(text.lead)}</p>
      <AddPicture />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={4} />}
      {data?.length === 0 && (
        <Empty icon={Stamp} title={say(text.none)} help={say(text['none-help'])} />
      )}
      {data !== undefined && data.length > 0 && <Pictures pictures={data} />}
    </div>
  )
}

function Pictures({ pictures }: { readonly pictures: readonly ShownPicture[] }) {
  const say = useSay()
  const today = useToday()
  const { action, error } = useProcess(universityPictureEnd, ...usePictureDone())
  const columns: readonly TableColumn<ShownPicture>[] = [
    {
      id: 'picture',
      head: say(text.type),
      render: ({ type, person, content }) => (
        <span className="flex items-center gap-4">
          <img
            className="university-picture"
            src={`data:image/png;base64,${content}`}
            alt=""
            width={96}
            height={48}
          />
          <span>
            {say(pictureTypeNames[type])}
            {person !== '' && <span className="small block text-muted">{person}</span>}
          </span>
        </span>
      ),
    },
    { id: 'days', head: say(text.from), render: (picture) => <DaysOf picture={picture} /> },
    {
      id: 'state',
      head: say(text.state),
      render: ({ isUsed }) => (
        <span className={isUsed ? 'text-done' : 'text-muted'}>
          {say(isUsed ? text.used : text['not-used'])}
        </span>
      ),
    },
    {
      id: 'end',
      head: '',
      render: ({ id, isUsed }) =>
        isUsed && (
          <Button
            busy={isRunning(action)}
            disabled={action.state === 'lost'}
            onClick={() => action.run({ picture_ID: id, until_day: today })}
          >
            {say(text['end-today'])}
          </Button>
        ),
    },
  ]
  return (
    <section className="card" aria-label={say(text.listed)}>
      <OfficeTable
        download="never"
        label={say(text.listed)}
        columns={columns}
        rows={pictures}
        rowKey={({ id }) => id}
      />
      <FieldNote id="picture-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </section>
  )
}

function DaysOf({ picture: { from, until } }: { readonly picture: ShownPicture }) {
  const say = useSay()
  const language = useLanguage()
  const shown = (typed: string) => {
    const day = findDay(typed)
    return day === null ? typed : formatDay(day, language)
  }
  return until === null
    ? say(text['from-day'], { from: shown(from) })
    : say(text.days, { from: shown(from), until: shown(until) })
}
