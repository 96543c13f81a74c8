import { useEffect, useSyncExternalStore } from 'react'
import { setServerNow } from '#platform/browser/clock.ts'
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
    setServerNow(json.nowMs)
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

function isSettings(json: unknown): json is PortalSettings {
  return (
    typeof field(field(json, 'institution'), 'name') === 'string' &&
    typeof field(json, 'nowMs') === 'number'
  )
}
