import '../library.css'
import { BookX, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { counterText as text } from '#features/library/rules/counter-messages.ts'
import { type CatalogueCopy, useCatalogue } from './catalogue.queries.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { RowActions } from '../RowActions.tsx'
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
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={12} />}
      {data?.copies.length === 0 && (
        <Empty icon={BookX} title={say(text['no-books-found'])} help={say(text['no-books-help'])} />
      )}
      {data !== undefined && data.copies.length > 0 && (
        <Copies copies={data.copies} total={data.total} onOpen={setOpened} />
      )}
      {opened?.is === 'copy' && <CopyDialog copy={opened.copy} onClose={close} />}
      {opened?.is === 'withdraw' && <WithdrawDialog copy={opened.copy} onClose={close} />}
    </div>
  )
}

type CopiesProps = {
  readonly copies: readonly CatalogueCopy[]
  readonly total: number
  readonly onOpen: (opened: Opened) => void
}

function Copies({ copies, total, onOpen }: CopiesProps) {
  const say = useSay()
  const isWhole = total <= copies.length
  return (
    <section className="card" aria-label={say(text.books)}>
      <p className="card-head small text-muted" role="status">
        {say(isWhole ? text['count-n'] : text['first-n'], { n: copies.length, of: total })}
      </p>
      <TableScroll label={say(text.books)}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['title', 'code', 'isbn', 'who-has'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(text[key])}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{say(text.edit)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {copies.map((copy) => (
              <tr key={copy.id}>
                <th scope="row">
                  {copy.name}
                  <span className="small block font-normal text-muted">{copy.author}</span>
                </th>
                <td className="tabular whitespace-nowrap">{copy.code}</td>
                <td className="tabular whitespace-nowrap">{copy.isbn}</td>
                <td>{copy.holder === '' ? say(text['on-shelf']) : copy.holder}</td>
                <RowActions>
                  <Button onClick={() => onOpen({ is: 'copy', copy })}>{say(text.edit)}</Button>
                  <Button
                    disabled={copy.holder !== ''}
                    onClick={() => onOpen({ is: 'withdraw', copy })}
                  >
                    {say(text.withdraw)}
                  </Button>
                </RowActions>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}
