// Labels that later pages of the portal, the office and documents share.
export const absent = { en: 'Absent', ne: 'अनुपस्थित' } as const
export const amount = { en: 'Amount', ne: 'रकम' } as const
export const centre = { en: 'Centre', ne: 'परीक्षा केन्द्र' } as const
export const confirm = { en: 'Confirm', ne: 'पक्का गर्नुहोस्' } as const
export const courseRegistration = { en: 'Course registration', ne: 'विषय दर्ता' } as const
export const courses = { en: 'Courses', ne: 'विषयहरू' } as const
export const creditHour = { en: 'Credit Hour', ne: 'क्रेडिट घण्टा' } as const
export const date = { en: 'Date', ne: 'मिति' } as const
export const decision = { en: 'Decision', ne: 'निर्णय' } as const
export const download = { en: 'Download', ne: 'डाउनलोड' } as const
export const examRegistration = { en: 'Exam registration', ne: 'परीक्षा दर्ता' } as const
export const examRollNo = { en: 'Exam roll no.', ne: 'परीक्षा रोल नं.' } as const
export const examType = { en: 'Exam type', ne: 'परीक्षाको प्रकार' } as const
export const feePaid = { en: 'Fee Paid', ne: 'तिरेको शुल्क' } as const
export const fees = { en: 'Fees', ne: 'शुल्क' } as const
export const fullName = { en: 'Full name', ne: 'पूरा नाम' } as const
export const goToHome = { en: 'Go to Home', ne: 'गृहपृष्ठमा जानुहोस्' } as const
export const grade = { en: 'Grade', ne: 'ग्रेड' } as const
export const haveOfFull = { en: '{have} of {full}', ne: '{full}मध्ये {have}' } as const
export const internal = { en: 'Internal', ne: 'आन्तरिक' } as const
export const internalFm = { en: 'Internal FM', ne: 'आन्तरिक पूर्णाङ्क' } as const
export const internalOm = { en: 'Internal OM', ne: 'आन्तरिक प्राप्ताङ्क' } as const
export const internalPm = { en: 'Internal PM', ne: 'आन्तरिक उत्तीर्णाङ्क' } as const
export const khalti = { en: 'Khalti', ne: 'खल्ती' } as const
export const needed = { en: 'Needed', ne: 'आवश्यक' } as const
export const nothingToPay = { en: 'Nothing to pay', ne: 'तिर्न बाँकी छैन' } as const
export const outcome = { en: 'Outcome', ne: 'परिणाम' } as const
export const passed = { en: 'Passed', ne: 'उत्तीर्ण' } as const
export const paymentType = { en: 'Payment Type', ne: 'भुक्तानीको प्रकार' } as const
export const photo = { en: 'Photo', ne: 'फोटो' } as const
export const practical = { en: 'Practical', ne: 'प्रयोगात्मक' } as const
export const publisher = { en: 'Publisher', ne: 'प्रकाशक' } as const
export const reason = { en: 'Reason', ne: 'कारण' } as const
export const receipt = { en: 'Receipt', ne: 'रसिद' } as const
export const registrar = { en: 'Registrar', ne: 'रजिस्ट्रार' } as const
export const registrationNo = { en: 'Registration no.', ne: 'दर्ता नं.' } as const
export const retotaling = { en: 'Retotaling', ne: 'पुनर्योग' } as const
export const save = { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' } as const
export const signature = { en: 'Signature', ne: 'हस्ताक्षर' } as const
export const status = { en: 'Status', ne: 'स्थिति' } as const
export const thereIsNoSuchStudent = {
  en: 'There is no such student.',
  ne: 'यस्तो विद्यार्थी छैन।',
} as const
export const time = { en: 'Time', ne: 'समय' } as const
export const totalFee = { en: 'Total Fee', ne: 'जम्मा शुल्क' } as const
export const type = { en: 'Type', ne: 'प्रकार' } as const
export const universityRegistration = {
  en: 'University registration',
  ne: 'विश्वविद्यालय दर्ता',
} as const
export const voucher = { en: 'Voucher', ne: 'भौचर' } as const
export const severalByComma = {
  en: 'Several are separated by commas.',
  ne: 'धेरै भए अल्पविरामले छुट्याउनुहोस्।',
} as const
export const amountDue = { en: 'Amount due', ne: 'बाँकी रकम' } as const
export const beforeThisSystem = { en: 'From before this system', ne: 'यो प्रणालीअघिको' } as const
