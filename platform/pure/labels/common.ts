// Labels that the first view of the portal and other screens share.
export const academicYear = { en: 'Academic Year', ne: 'शैक्षिक वर्ष' } as const
export const accountName = { en: 'Account name', ne: 'खातावालाको नाम' } as const
export const accountNumber = { en: 'Account number', ne: 'खाता नम्बर' } as const
export const activeProgramEnrollmentRequired = {
  en: 'Active Program Enrollment Required',
  ne: 'सक्रिय कार्यक्रम भर्ना आवश्यक छ',
} as const
export const approved = { en: 'Approved', ne: 'स्वीकृत' } as const
export const bank = { en: 'Bank', ne: 'बैंक' } as const
export const cgpa = { en: 'CGPA', ne: 'सी.जी.पी.ए.' } as const
export const sgpa = { en: 'SGPA', ne: 'एस.जी.पी.ए.' } as const
export const choose = { en: 'Choose', ne: 'छान्नुहोस्' } as const
export const citizenshipNo = { en: 'Citizenship No.', ne: 'नागरिकता नं.' } as const
export const closed = { en: 'Closed', ne: 'बन्द' } as const
export const code = { en: 'Code', ne: 'कोड' } as const
export const course = { en: 'Course', ne: 'विषय' } as const
export const dateOfBirth = { en: 'Date of birth', ne: 'जन्म मिति' } as const
export const document = { en: 'Document', ne: 'कागजात' } as const
export const education = { en: 'Education', ne: 'शिक्षा' } as const
export const email = { en: 'Email', ne: 'इमेल' } as const
export const entrance = { en: 'Entrance', ne: 'प्रवेश परीक्षा' } as const
export const exam = { en: 'Exam', ne: 'परीक्षा' } as const
export const examFee = { en: 'Exam fee', ne: 'परीक्षा शुल्क' } as const
export const faculty = { en: 'Faculty', ne: 'सङ्काय' } as const
export const fee = { en: 'Fee', ne: 'शुल्क' } as const
export const gender = { en: 'Gender', ne: 'लिङ्ग' } as const
export const helpDesk = { en: 'Help desk', ne: 'सहायता कक्ष' } as const
export const howNoticesCome = { en: 'How notices come', ne: 'सूचना पाउने तरिका' } as const
export const intake = { en: 'Intake', ne: 'भर्ना सत्र' } as const
export const level = { en: 'Level', ne: 'तह' } as const
export const library = { en: 'Library', ne: 'पुस्तकालय' } as const
export const nCourses = { en: '{n} {n|course|courses}', ne: '{n} विषय' } as const
export const name = { en: 'Name', ne: 'नाम' } as const
export const nationality = { en: 'Nationality', ne: 'राष्ट्रियता' } as const
export const nepaliName = { en: 'Nepali name', ne: 'नेपालीमा नाम' } as const
export const other = { en: 'Other', ne: 'अन्य' } as const
export const password = { en: 'Password', ne: 'पासवर्ड' } as const
export const payment = { en: 'Payment', ne: 'भुक्तानी' } as const
export const pending = { en: 'Pending', ne: 'विचाराधीन' } as const
export const phone = { en: 'Phone', ne: 'फोन' } as const
export const profile = { en: 'Profile', ne: 'प्रोफाइल' } as const
export const program = { en: 'Program', ne: 'कार्यक्रम' } as const
export const programme = { en: 'Programme', ne: 'कार्यक्रम' } as const
export const quota = { en: 'Quota', ne: 'कोटा' } as const
export const result = { en: 'Result', ne: 'नतिजा' } as const
export const rollNo = { en: 'Roll no.', ne: 'रोल नं.' } as const
export const scholarship = { en: 'Scholarship', ne: 'छात्रवृत्ति' } as const
export const skipToContent = { en: 'Skip to content', ne: 'मुख्य भागमा जानुहोस्' } as const
export const student = { en: 'Student', ne: 'विद्यार्थी' } as const
export const subject = { en: 'Subject', ne: 'विषय' } as const
export const total = { en: 'Total', ne: 'जम्मा' } as const
export const universityRegNo = { en: 'University Reg. No.', ne: 'विश्वविद्यालय दर्ता नं.' } as const
export const useAtMost120Characters = {
  en: 'Use at most 120 characters',
  ne: 'बढीमा १२० अक्षर लेख्नुहोस्',
} as const
export const withTheUniversity = { en: 'With the university', ne: 'विश्वविद्यालयमा' } as const
export const yesApply = { en: 'Yes, Apply', ne: 'हो, आवेदन दिनुहोस्' } as const
