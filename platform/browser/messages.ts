import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the shared components. */
export const blocks = {
  yourTurn: { en: 'Your turn', ne: 'तपाईंको पालो' },
  withUniversity: common.withTheUniversity,
  done: { en: 'Done', ne: 'पूरा भयो' },
  closed: common.closed,
  daysLeft: { en: '{n} {n|day|days} left', ne: '{n} दिन बाँकी' },
  closesToday: { en: 'Closes today', ne: 'आज अन्तिम दिन' },
  close: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  tryAgain: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
  copy: { en: 'Copy', ne: 'कपी गर्नुहोस्' },
  copied: { en: 'Copied', ne: 'कपी भयो' },
  loading: { en: 'Loading …', ne: 'खुल्दैछ …' },
  loadingSlow: {
    en: 'Still loading. Your connection looks slow.',
    ne: 'अझै खुल्दैछ। तपाईंको इन्टरनेट ढिलो देखिन्छ।',
  },
  unreadable: { en: 'This entry could not be read', ne: 'यो विवरण पढ्न सकिएन' },
  more: { en: 'Show more', ne: 'थप देखाउने' },
  couldNotRefresh: { en: "Couldn't refresh.", ne: 'ताजा विवरण ल्याउन सकिएन।' },
  cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  notSent: {
    en: "We couldn't reach the server. Nothing was sent. Try again.",
    ne: 'सर्भरसँग जोडिन सकिएन। केही पठाइएको छैन। फेरि प्रयास गर्नुहोस्।',
  },
  notReached: { en: "We couldn't reach the server.", ne: 'सर्भरसँग जोडिन सकिएन।' },
  needsConnection: { en: 'Needs a connection.', ne: 'इन्टरनेट चाहिन्छ।' },
  offline: { en: 'Offline', ne: 'अफलाइन' },
  showingSaved: {
    en: 'Showing what was saved at {time}.',
    ne: '{time}मा सुरक्षित विवरण देखाइएको छ।',
  },
  writesLater: {
    en: 'You can pay and apply again when the connection is back.',
    ne: 'इन्टरनेट आएपछि फेरि तिर्न र आवेदन दिन सकिन्छ।',
  },
  online: { en: 'Online', ne: 'अनलाइन' },
  saveQr: { en: 'Save QR image', ne: 'क्यूआर सेभ गर्नुहोस्' },
  qrOf: { en: '{label}, account {number}', ne: '{label}, खाता {number}' },
  errorTitle: { en: 'Error: ', ne: 'त्रुटि: ' },
  portal: { en: 'Portal', ne: 'पोर्टल' },
  notifications: { en: 'Messages', ne: 'सन्देशहरू' },
} as const satisfies Messages
