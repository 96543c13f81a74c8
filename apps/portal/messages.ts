import type { Messages } from '#platform/pure/message.ts'

/** The shell's own words: menu, top bar, guard, 404 and the error screen (SPEC §2, DESIGN §4). */
export const menuMessages = {
  home: { en: 'Home', ne: 'गृहपृष्ठ' },
  profile: { en: 'Profile', ne: 'प्रोफाइल' },
  entrance: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  admission: { en: 'New Admission', ne: 'नयाँ भर्ना' },
  'course-registration': { en: 'Course Registration', ne: 'विषय दर्ता' },
  'university-registration': { en: 'LTU Registration', ne: 'विश्वविद्यालय दर्ता' },
  exam: { en: 'Exam', ne: 'परीक्षा' },
  result: { en: 'Result', ne: 'नतिजा' },
  retotal: { en: 'Retotal', ne: 'पुनर्योग' },
  scholarship: { en: 'Scholarship', ne: 'छात्रवृत्ति' },
  'payment-history': { en: 'Payment History', ne: 'भुक्तानी इतिहास' },
  books: { en: 'Books', ne: 'पुस्तक' },
  apply: { en: 'Apply', ne: 'आवेदन' },
  study: { en: 'Study', ne: 'अध्ययन' },
  records: { en: 'Records', ne: 'अभिलेख' },
} as const satisfies Messages

export const shellMessages = {
  portal: { en: 'Student Portal', ne: 'विद्यार्थी पोर्टल' },
  'skip-link': { en: 'Skip to content', ne: 'मुख्य भागमा जानुहोस्' },
  'open-menu': { en: 'Open menu', ne: 'मेनु खोल्नुहोस्' },
  menu: { en: 'Menu', ne: 'मेनु' },
  logout: { en: 'Logout', ne: 'लगआउट' },
  help: { en: 'Help', ne: 'सहायता' },
  'help-title': { en: 'Help desk', ne: 'सहायता कक्ष' },
  'help-lead': {
    en: 'Call or write, and have your name and email ready.',
    ne: 'फोन वा इमेल गर्नुहोस्; आफ्नो नाम र इमेल तयार राख्नुहोस्।',
  },
  'help-phone': { en: 'Phone', ne: 'फोन' },
  'help-hours': { en: 'Hours', ne: 'समय' },
  'help-email': { en: 'Email', ne: 'इमेल' },
  theme: { en: 'Theme', ne: 'रङ' },
  system: { en: 'System', ne: 'यन्त्रअनुसार' },
  light: { en: 'Light', ne: 'उज्यालो' },
  dark: { en: 'Dark', ne: 'अँध्यारो' },
  'loading-page': { en: 'Opening the page', ne: 'पृष्ठ खुल्दैछ' },

  'verifying-title': { en: 'Verifying authentication...', ne: 'लगइन जाँच हुँदैछ...' },
  'verifying-detail': { en: 'Validating token with server...', ne: 'सर्भरसँग टोकन जाँच हुँदैछ...' },
  'loading-title': { en: 'Loading user data...', ne: 'तपाईंको विवरण खुल्दैछ...' },
  'loading-detail': {
    en: 'Checking profile and enrollment status...',
    ne: 'प्रोफाइल र भर्नाको अवस्था जाँच हुँदैछ...',
  },
  'offline-title': { en: 'No connection', ne: 'इन्टरनेट छैन' },
  'offline-detail': {
    en: "We couldn't reach the server. You are still logged in.",
    ne: 'सर्भरसँग जोडिन सकिएन। तपाईं लगइन हुनुहुन्छ।',
  },

  'not-found': { en: '404 Not Found', ne: '404 भेटिएन' },
  'not-found-help': {
    en: "This page isn't here. The address may be mistyped, or the page has moved.",
    ne: 'यो पृष्ठ यहाँ छैन। ठेगाना गलत टाइप भएको वा पृष्ठ सारिएको हुन सक्छ।',
  },
  'go-home': { en: 'Go to Home', ne: 'गृहपृष्ठमा जानुहोस्' },
  'go-back': { en: 'Go back', ne: 'पछाडि जानुहोस्' },

  crashed: { en: 'Unexpected Application Error!', ne: 'अप्रत्याशित त्रुटि भयो!' },
  'crashed-help': {
    en: 'Reload usually fixes this. Your application and payments are safe on the server, and what you typed on the last page is kept.',
    ne: 'फेरि खोल्दा प्रायः ठीक हुन्छ। तपाईंको आवेदन र भुक्तानी सर्भरमा सुरक्षित छन्, र पछिल्लो पृष्ठमा टाइप गरेको कुरा राखिएको छ।',
  },
  reload: { en: 'Reload', ne: 'फेरि खोल्नुहोस्' },
  'crash-details': { en: 'Details for the help desk', ne: 'सहायता कक्षका लागि विवरण' },
  'crash-code': { en: 'Code', ne: 'कोड' },
  'crash-time': { en: 'Time', ne: 'समय' },
  'crash-page': { en: 'Page', ne: 'पृष्ठ' },
} as const satisfies Messages
