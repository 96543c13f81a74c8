import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** 404 and the error screen. */
export const lostMessages = {
  'not-found': { en: '404 Not Found', ne: '४०४ भेटिएन' },
  'not-found-help': {
    en: "This page isn't here. The address may be mistyped, or the page has moved.",
    ne: 'पृष्ठ भेटिएन। ठेगाना गलत टाइप भएको वा पृष्ठ सारिएको हुन सक्छ।',
  },
  'go-home': pageLabels.goToHome,
  'go-back': { en: 'Go back', ne: 'पछाडि जानुहोस्' },

  crashed: { en: 'Unexpected Application Error!', ne: 'अप्रत्याशित त्रुटि भयो!' },
  'crashed-help': {
    en: 'Reload usually fixes this. Your application and payments are safe on the server, and what you typed on the last page is saved.',
    ne: 'फेरि खोल्दा प्रायः ठीक हुन्छ। तपाईंको आवेदन र भुक्तानी सर्भरमा सुरक्षित छन्, र पछिल्लो पृष्ठमा टाइप गरेको कुरा राखिएको छ।',
  },
  reload: { en: 'Reload', ne: 'फेरि खोल्नुहोस्' },
  'crash-details': { en: 'Details for the help desk', ne: 'सहायता कक्षका लागि विवरण' },
  'crash-code': common.code,
  'crash-time': pageLabels.time,
  'crash-page': { en: 'Page', ne: 'पृष्ठ' },
} as const satisfies Messages
