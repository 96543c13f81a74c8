import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { counterText as text } from '../rules/counter-messages.ts'
import type { Scanned, ScannedCopy } from '../wire/counter.ts'
import { readerQuery, scan, useReader } from './library.queries.ts'
import { type LibraryCommand, type Done, useLibraryAction } from './use-library-action.ts'
import { libraryIssue, libraryReturn } from '../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

type Several = Extract<Scanned, { is: 'several' }>

/** State of the counter: the reader, the scanned copies, the command offered, and the result of the last one. */
export function useCounter() {
  const rest = useRest()
  const queries = useQueryClient()
  const { readerId, offer, last, open, show } = useStudentState()
  const reader = useReader(readerId)
  const [several, setSeveral] = useState<Several | null>(null)
  const [note, setNote] = useState<Message | null>(null)
  const [justNow, setJustNow] = useState<readonly (Done & { readonly id: number })[]>([])
  const actedOn = useRef(offer)
  const [done, setDone] = useState<Done | null>(null)
  const action = useLibraryAction({
    onDone(now) {
      setDone(now)
      if (last.current.offer === actedOn.current) show(null) // not what was scanned since
      setJustNow((before) => [{ ...now, id: (before[0]?.id ?? 0) + 1 }, ...before].slice(0, 8))
      if (readerId === null && now.readerId !== null) open(now.readerId)
    },
    onFailed: (error) => setNote(refusalOr(error, blocks.notReached)),
  })

  function take(typed: string, found: Scanned): void {
    setSeveral(null)
    if (found.is === 'reader') {
      queries.setQueryData(readerQuery(rest, found.reader.id).queryKey, found.reader)
      open(found.reader.id)
      const { offer: shown } = last.current
      if (shown !== null) inTurn(() => read(shown.code))
    } else if (found.is === 'copy') show(found.copy)
    else if (found.readers.length + found.copies.length > 0) setSeveral(found)
    else setNote(sayInBoth(text.unknown, { typed }))
  }
  async function read(typed: string): Promise<void> {
    try {
      take(typed, await scan(rest, typed, last.current.readerId))
    } catch (error) {
      setNote(refusalOr(error, blocks.notReached))
    }
  }
  const inTurn = useInTurn()
  return {
    reader,
    readerId,
    offer,
    several,
    /** Why the last scan or action failed. */
    note,
    /** The last action that was done. */
    done,
    justNow,
    action,
    /** One after another, however quickly a scanner types. */
    scan(typed: string): void {
      setNote(null)
      inTurn(() => read(typed))
    },
    openReader(id: number): void {
      setSeveral(null)
      open(id)
    },
    run(asked: LibraryCommand): void {
      setNote(null)
      actedOn.current = offer
      action.run(asked)
    },
    /** One step back: what was asked, what was offered, who stands there. */
    back(): void {
      if (note !== null || several !== null || offer !== null) {
        setNote(null)
        setSeveral(null)
        show(null)
      } else open(null)
    },
  }
}

/** The reader, stored in the address, and the offered copy. */
function useStudentState() {
  const [params, setParams] = useSearchParams()
  const readerId = Number(params.get('reader')) || null
  const [offer, setOffer] = useState<ScannedCopy | null>(null)
  // As the last scan left it: the next one may be read before this is drawn.
  const last = useRef({ readerId, offer })
  useLayoutEffect(() => {
    last.current = { readerId, offer }
  }, [readerId, offer])
  return {
    readerId,
    offer,
    last,
    open(id: number | null): void {
      last.current = { ...last.current, readerId: id }
      setParams(id === null ? {} : { reader: String(id) }, { replace: true })
    },
    show(copy: ScannedCopy | null): void {
      last.current = { ...last.current, offer: copy }
      setOffer(copy)
    },
  }
}

export type Counter = ReturnType<typeof useCounter>

function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work: () => Promise<unknown>) => {
    last.current = last.current.then(work)
  }
}

/** Command that Enter runs on the scanned copy; null if none is offered. */
export function offered({ offer, readerId, reader }: Counter): LibraryCommand | null {
  if (offer === null) return null
  const copy = { a_asset_ID: offer.id }
  if (offer.holder !== null)
    return {
      ...callOf(libraryReturn, copy),
      about: sameInBoth(`${offer.name}, ${offer.holder.name}`),
      readerId: offer.holder.id,
    }
  if (readerId === null || offer.notIssued !== null) return null
  return {
    ...callOf(libraryIssue, { ...copy, C_BPartner_ID: readerId }),
    about: sameInBoth(`${offer.name}, ${reader.data?.name ?? ''}`),
    readerId,
  }
}
