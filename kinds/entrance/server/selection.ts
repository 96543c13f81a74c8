import { staffWith } from '#features/roles/rules/facts.ts'
import type { Selection } from '#features/selection/server/selection.ts'
import { entranceResultProcesses } from '../wire/processes.ts'
import { entranceResultMessages } from '../rules/result-messages.ts'
import { refuseBesideSittings } from './layout/beside-sittings.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { refuseBesideList, refuseWhileScheduled } from './merit/exclusive.ts'
import { refuseSelectedWithheld } from './withheld/withheld.rows.ts'
import { presenceOnTheDay } from './presence/presence.rows.ts'
import { partsThatCount, storePart } from './parts/part-scores.ts'

/** Defines the scoring of an entrance and the publishing of its result. */
export const entranceSelection: Selection = {
  openings: 'n_entrance_open',
  applications: 'n_entrance_reg',
  roles: staffWith('entrance.manage'),
  contracts: entranceResultProcesses,
  names: {
    list: { en: 'List entrances with their results', ne: 'प्रवेश परीक्षा र नतिजाको सूची' },
    sheet: { en: 'Read scores of an entrance', ne: 'प्रवेश परीक्षाका अङ्क हेर्ने' },
    numbers: { en: 'Give symbol numbers of an entrance', ne: 'प्रवेश परीक्षाका सिम्बल नम्बर दिने' },
    seats: { en: 'Give seats of an entrance', ne: 'प्रवेश परीक्षाका सिट दिने' },
    enter: { en: 'Enter scores of an entrance', ne: 'प्रवेश परीक्षाका अङ्क राख्ने' },
    enterEarly: {
      en: 'Propose to enter scores before their first day',
      ne: 'समयअघि प्रवेश परीक्षाका अङ्क राख्ने प्रस्ताव',
    },
    settle: {
      en: 'Settle a difference of entrance scores',
      ne: 'प्रवेश परीक्षाका अङ्कको फरक मिलाउने',
    },
    publish: { en: 'Propose the result of an entrance', ne: 'प्रवेश परीक्षाको नतिजाको प्रस्ताव' },
  },
  result: 'entrance-result',
  early: 'entrance-early',
  path: '/results/entrance',
  texts: entranceResultMessages,
  beside: {
    publishing: async (reader, result) =>
      (await refuseBesideList(reader, result)) ?? (await refuseSelectedWithheld(reader, result)),
    scores: refuseWhileScheduled,
    seats: refuseBesideSittings,
  },
  presence: presenceOnTheDay,
  twice: {
    isOn: async (reader) => (await findSettingValue(reader, 'entrance-scores')).typedTwice,
    entries: 'entrance_score_entry',
    settlements: 'entrance_score_settlement',
    parts: partsThatCount,
    storePart,
  },
}
