/** A thing that is stored on a device. */
type StoredThing = {
  readonly what: string
  /** `device`: the same for everyone who uses it; `person`: of the person who is signed in. */
  readonly whose: 'device' | 'person'
  /** `device` outlives the browser, `tab` ends with it; `either`: the person decides at the login. */
  readonly where: 'device' | 'tab' | 'either'
  /** `logout`: nothing of it is left then; `next`: the next of its kind replaces it; `tab`: the tab is closed. */
  readonly until: 'logout' | 'next' | 'tab'
}

/**
 * Everything the portal and the office store on a device: in localStorage and sessionStorage by the exact name, or by the
 * beginning of the name where it ends with a colon; the list of documents names a database too. Nothing else can be stored: `stored`,
 * `readText` and `writeText` take these names only. `e2e/device/offline.spec.ts` compares the table with a real device.
 */
export const onDevice = {
  language: { what: 'Language', whose: 'device', where: 'device', until: 'next' },
  theme: { what: 'Light or dark', whose: 'device', where: 'device', until: 'next' },
  remembered_email: {
    what: 'Email for the next login, with Remember Me',
    whose: 'person',
    where: 'device',
    until: 'next',
  },
  shared_computer: {
    what: 'That other people use this computer',
    whose: 'device',
    where: 'tab',
    until: 'logout',
  },
  auth_data: { what: 'Session of a student', whose: 'person', where: 'either', until: 'logout' },
  redirectAfterLogin: {
    what: 'Page to return to after the next login',
    whose: 'person',
    where: 'tab',
    until: 'next',
  },
  portal_settings: {
    what: 'Settings of the university that pages need',
    whose: 'device',
    where: 'device',
    until: 'next',
  },
  drafts_stay: {
    what: 'That drafts outlive the tab, with Remember Me',
    whose: 'person',
    where: 'device',
    until: 'next',
  },
  'draft:': {
    what: 'Typed values that were not sent yet',
    whose: 'person',
    where: 'either',
    until: 'logout',
  },
  'saved:': {
    what: 'Last answers, shown without a connection',
    whose: 'person',
    where: 'device',
    until: 'logout',
  },
  'answer:': {
    what: 'Last answers, of a portal of before: deleted, no longer written',
    whose: 'person',
    where: 'device',
    until: 'logout',
  },
  glass: {
    what: 'Snapshot of the first view of the dashboard',
    whose: 'person',
    where: 'device',
    until: 'logout',
  },
  papers: { what: 'Documents saved as PDF', whose: 'person', where: 'device', until: 'logout' },
  uploads: {
    what: 'Addresses of uploads that were interrupted',
    whose: 'person',
    where: 'device',
    until: 'logout',
  },
  push: {
    what: 'That this browser has an address for notifications',
    whose: 'person',
    where: 'device',
    until: 'logout',
  },
  'reloaded-for-version': {
    what: 'Time of the last reload for a new version',
    whose: 'device',
    where: 'tab',
    until: 'tab',
  },
  office_session: {
    what: 'Session of staff',
    whose: 'person',
    where: 'device',
    until: 'logout',
  },
  office_keys: {
    what: 'If letter keys are shortcuts, for the first rendering',
    whose: 'person',
    where: 'device',
    until: 'next',
  },
  office_unsent: {
    what: 'Decisions that were not sent before the tab was closed',
    whose: 'person',
    where: 'device',
    until: 'next',
  },
} as const satisfies Readonly<Record<string, StoredThing>>

type Listed = keyof typeof onDevice

/** The beginning of the names of several things of one kind. */
export type StoredPrefix = Extract<Listed, `${string}:`>

/** Name of something stored on a device. */
export type StoredName = Exclude<Listed, StoredPrefix> | `${StoredPrefix}${string}`
