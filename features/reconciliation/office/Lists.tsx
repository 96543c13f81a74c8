import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import type { Reconciliation } from '../wire/reconciliation.ts'
import { Comparison } from './Comparison.tsx'
import { LinkedTable } from './LinkedTable.tsx'
import { listCells } from './list-cells.ts'
import { ListCard } from './ListCard.tsx'
import { BankFoot, BankRow, DiffersRow, PortalRow } from './rows.tsx'
import { reconciliationKey } from './reconciliation.queries.ts'
import {
  type Chosen,
  chosenIn,
  type ListRow,
  listNames,
  type OpenList,
  rowsOf,
  useSelection,
} from './selection.ts'
import { SuspenseTable } from './SuspenseTable.tsx'
import { WrittenOffTable } from './WrittenOffTable.tsx'

type Props = {
  readonly found: Reconciliation
  readonly readWhole: () => Promise<Reconciliation>
  readonly onMore: () => void
}

/** The three lists with the comparison; 1 to 3 go to a list, arrows move in it. */
export function Lists({ found, readWhole, onMore }: Props) {
  const say = useSay()
  const language = useLanguage()
  const queries = useQueryClient()
  const [done, setDone] = useState('')
  const id = useId()
  const { chosen, choose } = useSelection(found)
  const idOf = (list: OpenList, row: ListRow) => `${id}-${list}-${row.id}`
  useListKeys(found, chosen, (list, row) => {
    choose(list, row)
    document.getElementById(idOf(list, row))?.focus()
  })
  const card = (list: OpenList) => ({
    list,
    place: `${listNames.indexOf(list) + 1}`,
    count: found.counts[list],
    rows: rowsOf(found, list),
    chosen: chosenIn(found, list, chosen),
    idOf: (row: ListRow) => idOf(list, row),
    onChoose: (row: ListRow) => choose(list, row),
    onMore,
    read: async () => {
      const isWhole = rowsOf(found, list).length >= found.counts[list]
      return listCells(isWhole ? found : await readWhole(), list, { say, language })
    },
  })
  const changed = (text: string) => {
    setDone(text)
    void queries.invalidateQueries({ queryKey: reconciliationKey })
  }
  return (
    <>
      <div className="reconciliation-lists">
        <ListCard
          {...card('onlyBank')}
          foot={<BankFoot found={found} />}
          render={(index) => <BankRow row={found.onlyBank[index]} />}
        />
        <ListCard
          {...card('onlyPortal')}
          foot={say(text['not-credited'])}
          render={(index) => <PortalRow row={found.onlyPortal[index]} />}
        />
        <div className="reconciliation-third">
          <p className="reconciliation-done small" role="status">
            {done}
          </p>
          <ListCard
            {...card('differs')}
            foot={say(text['differs-foot'])}
            render={(index) => <DiffersRow row={found.differs[index]} />}
          />
          <Comparison
            item={chosen.item}
            claim={chosen.claim}
            isInSuspense={found.suspense.some(({ key }) => key === chosen.item?.key)}
            onChanged={changed}
          />
        </div>
      </div>
      <SuspenseTable
        found={found}
        onCompare={(row) => choose('onlyBank', { id: row.key, item: row, claim: row.likely })}
        onChanged={changed}
      />
      <WrittenOffTable writtenOff={found.writtenOff} onChanged={changed} />
      <LinkedTable linked={found.linked} onChanged={changed} />
    </>
  )
}

/** 1 to 3 go to a list, arrows to the row before and after. */
function useListKeys(
  found: Reconciliation,
  chosen: Chosen,
  onGo: (list: OpenList, row: ListRow) => void,
): void {
  const go = (list: OpenList, to: number) => {
    const row = rowsOf(found, list)[to]
    if (row === undefined) return
    onGo(list, row)
  }
  const move = (by: number) => go(chosen.list, chosenIn(found, chosen.list, chosen) + by)
  useKeys({
    ...Object.fromEntries(
      listNames.map((list, index) => [
        `${index + 1}`,
        () => go(list, Math.max(0, chosenIn(found, list, chosen))),
      ]),
    ),
    arrowdown: () => move(1),
    arrowup: () => move(-1),
  })
}
