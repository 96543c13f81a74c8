import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { Language } from '#platform/pure/message.ts'
import {
  type SavedDocuments,
  savedDocuments,
  documentName,
} from '#platform/browser/storage/saved-documents.ts'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { savedDocumentMessages } from '#platform/browser/storage/saved-document-messages.ts'
import { useStored } from '#platform/browser/storage/stored.ts'
import { NeedsConnection } from './NeedsConnection.tsx'
import { momentText } from '../text/moment-text.ts'

type Props = {
  /** The print process and its parameters. */
  readonly process: string
  readonly parameters: Readonly<Record<string, unknown>>
}

const none: SavedDocuments = {}

/** True without a connection for a document that this device has not stored: its button is disabled then. */
export function useOutOfReach({ process, parameters }: Props): boolean {
  const saved = useStored(savedDocuments, none)[documentName(process, parameters)]
  return useConnection() === 'offline' && saved === undefined
}

/**
 * Time at which this device stored the document, which then opens offline. Nothing if it is not stored; without a
 * connection, that it needs one.
 */
export function SavedDocument({ process, parameters }: Props) {
  const say = useSay()
  const language = useLanguage()
  const saved = useStored(savedDocuments, none)[documentName(process, parameters)]
  if (useOutOfReach({ process, parameters })) return <NeedsConnection />
  if (saved === undefined) return null
  const moment = savedMoment(saved.at, language)
  return (
    <span className="small block text-muted">
      <span className="lg:hidden">{say(savedDocumentMessages.savedOnPhone, { moment })}</span>
      <span className="hidden lg:inline">
        {say(savedDocumentMessages.savedOnComputer, { moment })}
      </span>
    </span>
  )
}

/** A point in time (ms since 1970) as `26 Poush 2083, 11:00`. */
export function savedMoment(atMs: number, language: Language): string {
  return momentText(dayInNepal(atMs), timeInNepal(atMs), language)
}
