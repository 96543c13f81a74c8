import { useEffect, useSyncExternalStore } from 'react'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Language } from '#platform/pure/message.ts'
import { useLanguage } from '#platform/browser/language.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { stored, useStored } from '#platform/browser/storage/stored.ts'
import { type PortalSettings, portalSettingsPath } from '../wire/portal-settings.ts'
import { institutionInPage } from './in-page.ts'

/** Stored on the device, so that the name and the help desk are there before (or without) an answer. */
const settings = stored<PortalSettings | null>({
  key: 'portal_settings',
  parse: (json) => (isSettings(json) ? json : null),
  fallback: null,
})

/** Difference of this device's clock to the server's, in ms; known once the server has answered. */
let clockAheadMs = 0

let failed = false
const failedListeners = new Set<() => void>()

function noteFailed(is: boolean): void {
  failed = is
  for (const listener of failedListeners) listener()
}

export async function loadSettings(rest: RestClient): Promise<void> {
  try {
    const json = await rest.get(portalSettingsPath, { anonymous: true })
    noteFailed(!isSettings(json))
    if (!isSettings(json)) return
    clockAheadMs = Date.now() - json.nowMs
    settings.set(json)
  } catch (error) {
    noteFailed(true)
    throw error
  }
}

/** Asks again, when the last try failed and nothing is known from an earlier visit; else undefined. */
export function useSettingsRetry(): (() => void) | undefined {
  const rest = useRest()
  const known = useSettings() !== null
  const isFailed = useSyncExternalStore(
    (listener) => {
      failedListeners.add(listener)
      return () => failedListeners.delete(listener)
    },
    () => failed,
    () => false,
  )
  return isFailed && !known ? () => void loadSettings(rest).catch(() => undefined) : undefined
}

/** Loads the settings once per visit; a failure leaves the ones known from last time. */
export function useLoadedSettings(): void {
  const rest = useRest()
  useEffect(() => {
    loadSettings(rest).catch(() => undefined)
  }, [rest])
}

export function useSettings(): PortalSettings | null {
  return useStored(settings, null)
}

/** The university's name in the reader's language; '' until it is known. */
export function useInstitutionName(): string {
  const language = useLanguage()
  return institutionName(useSettings(), language)
}

/**
 * As the page has it, which is newer than settings of an earlier visit; and true once the settings say so. Sign-up is
 * never closed again.
 */
export function useIsSignUpOpen(): boolean {
  const isOpenNow = useSettings()?.isSignUpOpen === true
  return isOpenNow || (institutionInPage?.isSignUpOpen ?? true)
}

/** For toasts and other places outside of components. */
export function currentInstitutionName(language: Language): string {
  return institutionName(settings.get(), language)
}

function institutionName(known: PortalSettings | null, language: Language): string {
  const institution = known?.institution ?? institutionInPage
  if (institution === null) return ''
  const { name, nameNe } = institution
  return language === 'ne' && nameNe !== '' ? nameNe : name
}

/** Now by the server's clock: a wrong device clock moves no deadline. */
export function nowMs(): number {
  return Date.now() - clockAheadMs
}

/** Nepal's calendar day (READINGS R-38). */
export function useToday(): Day {
  useSettings()
  return currentDay()
}

export function currentDay(): Day {
  return dayInNepal(nowMs())
}

function isSettings(json: unknown): json is PortalSettings {
  return (
    typeof field(field(json, 'institution'), 'name') === 'string' &&
    typeof field(json, 'nowMs') === 'number'
  )
}
