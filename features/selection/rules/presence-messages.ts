import type { Messages } from '#platform/pure/message.ts'
import type { PresenceReason } from './score.ts'

/** Texts about presence on the day, which scores must agree with. */
export const presenceProblems = {
  'recorded-absent': {
    en: 'Recorded as absent on the day. Correct the presence first.',
    ne: 'परीक्षाको दिन अनुपस्थित जनाइएको छ। पहिले हाजिरी सच्याउनुहोस्।',
  },
  'recorded-present': {
    en: 'Recorded as present on the day. Correct the presence first.',
    ne: 'परीक्षाको दिन उपस्थित जनाइएको छ। पहिले हाजिरी सच्याउनुहोस्।',
  },
} as const satisfies Messages & Record<PresenceReason, unknown>

/** Texts about sittings in which presence is not recorded, for who types scores and who publishes them. */
export const presenceText = {
  missing: {
    en: 'Presence is not recorded for all: {list}.',
    ne: 'सबैको हाजिरी राखिएको छैन: {list}',
  },
  'missing-in': { en: '{sitting}, not recorded: {n}', ne: '{sitting}, बाँकी {n}' },
  'presence-in': { en: 'Presence, {sitting}', ne: 'हाजिरी, {sitting}' },
  'not-recorded': {
    en: 'not recorded for {n} {n|person|people}',
    ne: '{n} जनाको राखिएको छैन',
  },
} as const satisfies Messages
