import { createContext, use, useCallback, useEffect } from 'react'
import { type Language, type Message, type MessageValues, say } from '#platform/pure/message.ts'
import { stored, useStored } from './storage/stored.ts'

/** English is the default and what pages are prerendered in (DESIGN §2). */
export const language = stored<Language>({
  key: 'language',
  parse: (json) => (json === 'ne' || json === 'en' ? json : null),
  fallback: 'en',
})

/** Language of a part of the page that is read in a language of its own; null: the reader's. */
export const LanguageHere = createContext<Language | null>(null)

export function useLanguage(): Language {
  const readers = useStored(language, 'en')
  return use(LanguageHere) ?? readers
}

export type Say = (message: Message, values?: MessageValues) => string

/** Speaks a message in the reader's language: `say(messages.turn, { days: 3 })`. */
export function useSay(): Say {
  const spoken = useLanguage()
  return useCallback((message, values) => say(message, spoken, values), [spoken])
}

/** Keeps `<html lang>` true; the Nepali letter and digit forms depend on it. */
export function useDocumentLanguage(): void {
  const spoken = useLanguage()
  useEffect(() => {
    document.documentElement.lang = spoken
  }, [spoken])
}
