// Labels that screens of the office share.
export const addressInNepali = { en: 'Address in Nepali', ne: 'नेपालीमा ठेगाना' } as const
export const andNMore = { en: 'and {n} more', ne: 'र थप {n}' } as const
export const atLeastOne = { en: 'at least one', ne: 'कम्तीमा एउटा' } as const
export const attendance = { en: 'Attendance', ne: 'हाजिरी' } as const
export const attendancePercent = { en: 'Attendance %', ne: 'हाजिरी प्रतिशत' } as const
export const auditLog = { en: 'Audit log', ne: 'अभिलेख' } as const
export const bankStatements = { en: 'Bank statements', ne: 'बैंक स्टेटमेन्टहरू' } as const
export const businessPartner = { en: 'Business Partner', ne: 'व्यक्ति' } as const
export const candidates = { en: 'Candidates', ne: 'परीक्षार्थी' } as const
export const enrollment = { en: 'Enrollment', ne: 'भर्ना' } as const
export const fact = { en: 'Fact', ne: 'विवरण' } as const
export const field = { en: 'Field', ne: 'विवरण' } as const
export const giveSymbolNumbers = { en: 'Give symbol numbers', ne: 'सिम्बल नम्बर दिने' } as const
export const givenUp = { en: 'Given up', ne: 'छोडिएको' } as const
export const inNepali = { en: 'In Nepali', ne: 'नेपालीमा' } as const
export const member = { en: 'Member', ne: 'सदस्य' } as const
export const nPercent = { en: '{n} %', ne: '{n} %' } as const
export const nameInNepali = { en: 'Name in Nepali', ne: 'नेपालीमा नाम' } as const
export const mailPasswordLink = { en: 'Mail a password link', ne: 'पासवर्डको लिङ्क पठाउने' } as const
export const now = { en: 'Now', ne: 'अहिले' } as const
export const officeOfTheControllerOfExaminations = {
  en: 'Office of the controller of examinations',
  ne: 'परीक्षा नियन्त्रण कार्यालय',
} as const
export const openSessions = { en: 'Open sessions', ne: 'खुला लगइनहरू' } as const
export const paymentQr = { en: 'Payment QR', ne: 'भुक्तानी क्यू आर' } as const
export const programEnrollment = { en: 'Program Enrollment', ne: 'कार्यक्रम भर्ना' } as const
export const propose = { en: 'Propose', ne: 'प्रस्ताव गर्ने' } as const
export const proposed = { en: 'Proposed', ne: 'प्रस्तावित' } as const
export const published = { en: 'Published', ne: 'प्रकाशित' } as const
export const queues = { en: 'Queues', ne: 'लाइनहरू' } as const
export const readAndDecide = { en: 'Read and decide', ne: 'हेरेर निर्णय गर्ने' } as const
export const results = { en: 'Results', ne: 'नतिजा' } as const
export const returnWithReason = { en: 'Return with reason', ne: 'कारणसहित फिर्ता' } as const
export const roles = { en: 'Roles', ne: 'भूमिका' } as const
export const sayWhy = { en: 'Say why.', ne: 'कारण लेख्नुहोस्।' } as const
export const seats = { en: 'Seats', ne: 'सिट' } as const
export const setRoles = { en: 'Set roles', ne: 'भूमिका तोक्ने' } as const
export const settings = { en: 'Settings', ne: 'सेटिङ' } as const
export const staffAccounts = { en: 'Staff accounts', ne: 'कर्मचारी खाताहरू' } as const
export const state = { en: 'State', ne: 'अवस्था' } as const
export const stillOwed = { en: 'Still owed', ne: 'तिर्न बाँकी' } as const
export const students = { en: 'Students', ne: 'विद्यार्थीहरू' } as const
export const symbolNumber = { en: 'Symbol number', ne: 'सिम्बल नम्बर' } as const
export const takeBack = { en: 'Take back', ne: 'फिर्ता लिने' } as const
export const to = { en: 'To', ne: 'सम्म' } as const
export const version = { en: 'Version', ne: 'संस्करण' } as const
export const vouchers = { en: 'Vouchers', ne: 'भौचरहरू' } as const
export const waiting = { en: 'Waiting', ne: 'पर्खाइमा' } as const
export const waitsForSecond = {
  en: 'Waits for a second person',
  ne: 'दोस्रो व्यक्तिको पर्खाइमा',
} as const
export const what = { en: 'What', ne: 'के' } as const
export const why = { en: 'Why', ne: 'किन' } as const
export const ready = { en: 'Ready', ne: 'तयार' } as const
export const undo = { en: 'Undo', ne: 'फिर्ता लिने' } as const
