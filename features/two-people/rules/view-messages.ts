import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts around the details of a proposal. */
export const viewText = {
  agree: { en: 'Agrees', ne: 'मिल्छ' },
  look: { en: 'Look at it', ne: 'हेर्नुहोस्' },
  sheet: { en: 'Open the whole sheet', ne: 'पूरा तालिका हेर्ने' },
  more: officeLabels.andNMore,
  'early-lead': { en: '{fact}.', ne: '{fact},' },
  'early-reason': { en: 'Reason: {reason}', ne: 'कारण: {reason}' },
  qr: officeLabels.paymentQr,
} as const satisfies Messages
