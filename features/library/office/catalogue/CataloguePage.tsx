import '../library.css'
import { BookX, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Nothing } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { counterText as text } from '#features/library/rules/counter-messages.ts'
import { type CatalogueCopy, useCatalogue } from './catalogue.queries.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Opened =
  | { readonly is: 'copy'; readonly copy: CatalogueCopy | null }
  | { readonly is: 'withdraw'; readonly copy: CatalogueCopy }

/** Every copy the library has; copies are added, changed and withdrawn here. */
export function CataloguePage() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const typed = params.get('book') ?? ''
  const { data, isError, refetch } = useCatalogue(typed)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  useKeys({
    n: () => setOpened({ is: 'copy', copy: null }),
    f: () => document.getElementById('find-book')?.focus(),
  })
  return (
    <div className="page">
      <header className="page-head">
        <h1 className="flex-1">{say(text.books)}</h1>
        <Button look="filled" icon={Plus} onClick={() => setOpened({ is: 'copy', copy: null })}>
          {say(text.add)}
        </Button>
      </header>
      <label className="scan-field">
        <Search className="icon" aria-hidden />
        <span className="sr-only">{say(text.find)}</span>
        <input
          id="find-book"
          type="search"
          value={typed}
          placeholder={say(text.find)}
          onChange={({ target: { value } }) =>
            setParams(value === '' ? {} : { book: value }, { replace: true })
          }
        />
      </label>
      <Copies
        copies={data?.copies}
        total={data?.total ?? 0}
        onRetry={isError ? () => void refetch() : undefined}
        onOpen={setOpened}
      />
      {opened?.is === 'copy' && <CopyDialog copy={opened.copy} onClose={close} />}
      {opened?.is === 'withdraw' && <WithdrawDialog copy={opened.copy} onClose={close} />}
    </div>
  )
}

type CopiesProps = {
  readonly copies: readonly CatalogueCopy[] | undefined
  readonly total: number
  readonly onRetry: (() => void) | undefined
  readonly onOpen: (opened: Opened) => void
}

function Copies({ copies, total, onRetry, onOpen }: CopiesProps) {
  const say = useSay()
  const n = copies?.length ?? 0
  return (
    <section className="card" aria-label={say(text.books)}>
      {n > 0 && (
        <p className="card-head small text-muted" role="status">
          {say(total <= n ? text['count-n'] : text['first-n'], { n, of: total })}
        </p>
      )}
      <OfficeTable
        label={say(text.books)}
        rows={copies}
        rowKey={({ id }) => id}
        onRetry={onRetry}
        expected={12}
        empty={
          <Nothing
            icon={BookX}
            title={say(text['no-books-found'])}
            help={say(text['no-books-help'])}
          />
        }
        columns={[
          {
            id: 'title',
            head: say(text.title),
            render: ({ name, author }) => (
              <>
                {name}
                <span className="small block font-normal text-muted">{author}</span>
              </>
            ),
            sort: ({ name }) => name,
          },
          {
            id: 'code',
            head: say(text.code),
            kind: 'code',
            render: ({ code }) => code,
            sort: ({ code }) => code,
          },
          { id: 'isbn', head: say(text.isbn), kind: 'code', render: ({ isbn }) => isbn },
          {
            id: 'who-has',
            head: say(text['who-has']),
            render: ({ holder }) => (holder === '' ? say(text['on-shelf']) : holder),
            sort: ({ holder }) => (holder === '' ? null : holder),
          },
          {
            id: 'edit',
            head: say(text.edit),
            kind: 'action',
            render: (copy) => (
              <div className="row-acts">
                <Button onClick={() => onOpen({ is: 'copy', copy })}>{say(text.edit)}</Button>
                <Button
                  disabled={copy.holder !== ''}
                  onClick={() => onOpen({ is: 'withdraw', copy })}
                >
                  {say(text.withdraw)}
                </Button>
              </div>
            ),
          },
        ]}
      />
    </section>
  )
}
