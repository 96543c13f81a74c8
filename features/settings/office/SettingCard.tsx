import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { settingsText as text } from '../rules/screen-messages.ts'
import type { Draft, SettingField, SettingRows, SettingTables } from '../rules/setting.ts'
import { draftOf, fieldsOf, rowsIn, tablesIn } from '../rules/setting-fields.ts'
import { settings } from '../rules/settings.ts'
import { nameIn, typedWords } from '../rules/setting-words.ts'
import type { SettingNow } from '../wire/setting.ts'

type Props = { readonly setting: SettingNow; readonly onChange: () => void }

/** Meaning of a setting, its value, who set it, and a change that waits for a second person. */
export function SettingCard({ setting, onChange }: Props) {
  const say = useSay()
  const { key, waits, twoPeople } = setting
  const name = say(settings[key].name)
  return (
    <section className="card proposal" aria-label={name}>
      <h2>{name}</h2>
      <p>{say(settings[key].about)}</p>
      <Values setting={setting} />
      <p className="small text-muted">
        <Changed setting={setting} /> · {say(text[twoPeople ? 'two-people' : 'at-once'])}
      </p>
      {waits === null ? (
        <div>
          <Button onClick={onChange}>{say(text.change)}</Button>
        </div>
      ) : (
        <Waits waits={waits} />
      )}
    </section>
  )
}

/** Last change of the setting; a value set at installation has no name beside it. */
function Changed({ setting: { key, changed } }: Pick<Props, 'setting'>) {
  const say = useSay()
  if (changed === null) return say(text['never-changed'])
  return (
    <>
      {changed.by === '' ? say(text['set-up']) : say(text['changed-by'], { name: changed.by })} ·{' '}
      <MomentText at={changed.at} /> ·{' '}
      <Link
        to={`/control/audit?typed=n_setting+${changed.record}`}
        aria-label={say(text['history-of-one'], { name: say(settings[key].name) })}
      >
        {say(text.history)}
      </Link>
    </>
  )
}

/** One's own proposal has no way to confirm it. */
function Waits({ waits }: { readonly waits: NonNullable<SettingNow['waits']> }) {
  const say = useSay()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="small flex-1">
        {waits.isOwn ? say(text['waits-own']) : say(text['waits-other'], { name: waits.by })}
      </p>
      <ButtonLink to="/second">
        {say(text[waits.isOwn ? 'to-second' : 'read-and-decide'])}
      </ButtonLink>
    </div>
  )
}

function Values({ setting: { key, value, records } }: Pick<Props, 'setting'>) {
  const draft = draftOf(value)
  const fields = fieldsOf(key)
  return (
    <>
      <Parts parts={fields.filter((each) => each.is !== 'tables')} draft={draft} />
      {fields.map(
        (each) =>
          each.is === 'tables' && (
            <Tables key={each.path} tables={each} draft={draft} records={records} />
          ),
      )}
    </>
  )
}

type PartsProps = {
  readonly parts: readonly (SettingField | SettingRows)[]
  readonly draft: Draft
}

function Parts({ parts, draft }: PartsProps) {
  const say = useSay()
  return (
    <>
      {parts.map(
        (each) => each.is === 'rows' && <Rows key={each.path} rows={each} draft={draft} />,
      )}
      <Facts
        facts={parts.flatMap((each) =>
          each.is === 'rows'
            ? []
            : [{ label: say(each.label), value: say(typedWords(each, draft[each.path])) }],
        )}
      />
    </>
  )
}

type TablesProps = Pick<SettingNow, 'records'> & {
  readonly tables: SettingTables
  readonly draft: Draft
}

/** Every table under the present name of its record. */
function Tables({ tables, draft, records }: TablesProps) {
  const say = useSay()
  return (
    <>
      <h3>{say(tables.label)}</h3>
      <p className="small text-muted">{say(tables.help)}</p>
      {tablesIn(tables, draft).map((table) => {
        const record = records.find(({ id }) => String(id) === draft[table.record.path])
        const title = say(tables.text.of, { name: record?.name ?? nameIn(draft, table) })
        return (
          <section key={table.path} className="flex flex-col gap-3" aria-label={title}>
            <h4 className="font-strong">{title}</h4>
            {record?.isActive === false && <p className="small">{say(tables.text.inactive)}</p>}
            <Parts parts={table.parts} draft={draft} />
          </section>
        )
      })}
    </>
  )
}

function Rows({ rows: list, draft }: { readonly rows: SettingRows; readonly draft: Draft }) {
  const say = useSay()
  const rows = rowsIn(list, draft)
  return (
    <table className="checks">
      <thead>
        <tr>
          {list.columns.map(({ path, label }) => (
            <th key={path} scope="col">
              {say(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first?.path}>
            <th scope="row">{first && say(typedWords(first, draft[first.path]))}</th>
            {others.map((field) => (
              <td key={field.path}>{say(typedWords(field, draft[field.path]))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
