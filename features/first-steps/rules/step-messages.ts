import type { Message } from '#platform/pure/message.ts'
import type { StepId } from './first-steps.ts'

type StepText = {
  readonly name: Message
  /** Purpose, or what a step that can wait is needed for. */
  readonly about: Message
  /** Page of the office where it is done; without a link it is done on this page, or where the server is started. */
  readonly href: `/${string}`
  readonly link: Message | null
}

const edit = { en: 'Edit', ne: 'सम्पादन' } as const
const addPerson = { en: 'Add a person', ne: 'व्यक्ति थप्ने' } as const

export const stepTexts: Readonly<Record<StepId, StepText>> = {
  names: {
    name: { en: 'Names and address', ne: 'नाम र ठेगाना' },
    about: {
      en: 'In both languages, on every page and document',
      ne: 'दुवै भाषामा, हरेक पृष्ठ र कागजातमा',
    },
    href: '/control/settings',
    link: edit,
  },
  'help-desk': {
    name: { en: 'Help desk', ne: 'सहायता कक्ष' },
    about: { en: 'Phone, email and hours that students see', ne: 'विद्यार्थीले देख्ने फोन, इमेल र समय' },
    href: '/control/settings',
    link: edit,
  },
  logo: {
    name: { en: 'Logo', ne: 'लोगो' },
    about: { en: 'On pages, icons and documents', ne: 'पृष्ठ, आइकन र कागजातमा' },
    href: '/setup/pictures',
    link: edit,
  },
  signatures: {
    name: { en: 'Signatures', ne: 'हस्ताक्षर' },
    about: {
      en: 'Registrar and controller of examinations. Without them documents are signed by hand',
      ne: 'रजिस्ट्रार र परीक्षा नियन्त्रक। नभए कागजातमा हातैले सही गरिन्छ',
    },
    href: '/setup/pictures',
    link: edit,
  },
  'second-administrator': {
    name: { en: 'Second administrator', ne: 'दोस्रो प्रशासक' },
    about: {
      en: 'Confirms what one person may not decide alone',
      ne: 'एक्लै गर्न नहुने निर्णय पुष्टि गर्छन्',
    },
    href: '/control/staff',
    link: addPerson,
  },
  registrar: {
    name: { en: 'Registrar', ne: 'रजिस्ट्रार' },
    about: { en: 'Needed for the first application', ne: 'पहिलो आवेदन आउनुअघि चाहिन्छ' },
    href: '/control/staff',
    link: addPerson,
  },
  cashier: {
    name: { en: 'Cashier', ne: 'क्यासियर' },
    about: { en: 'Needed for the first bank voucher', ne: 'पहिलो बैंक भौचर आउनुअघि चाहिन्छ' },
    href: '/control/staff',
    link: addPerson,
  },
  'exam-office': {
    name: { en: 'Exam office', ne: 'परीक्षा शाखा' },
    about: { en: 'Needed for the first exam', ne: 'पहिलो परीक्षाअघि चाहिन्छ' },
    href: '/control/staff',
    link: addPerson,
  },
  'bank-account': {
    name: { en: 'Bank accounts and QR', ne: 'बैंक खाता र क्यू आर' },
    about: {
      en: 'An account for every kind of fee; a second person has to confirm each',
      ne: 'हरेक किसिमको शुल्कका लागि खाता; हरेक खाता दोस्रो व्यक्तिले पुष्टि गर्नुपर्छ',
    },
    href: '/setup/bank-accounts',
    link: edit,
  },
  wallet: {
    name: { en: 'Khalti wallet', ne: 'खल्ती वालेट' },
    about: {
      en: 'Set where the server is started (KHALTI_MODE). Without it students pay by QR and voucher',
      ne: 'सर्भर चलाउँदा तोकिन्छ (KHALTI_MODE)। नभए विद्यार्थीले क्यू आर र भौचरबाट तिर्छन्',
    },
    href: '/setup/first-steps',
    link: null,
  },
  'test-mail': {
    name: { en: 'A test mail that arrived', ne: 'पुगेको परीक्षण इमेल' },
    about: { en: 'Proved by the six digits in it', ne: 'त्यसका छ अङ्कले प्रमाणित हुन्छ' },
    href: '/setup/first-steps',
    link: null,
  },
  structure: {
    name: { en: 'Academic structure', ne: 'शैक्षिक संरचना' },
    about: {
      en: 'A year, a faculty, a level, a programme and a semester at least',
      ne: 'कम्तीमा एउटा वर्ष, सङ्काय, तह, कार्यक्रम र सेमेस्टर',
    },
    href: '/setup/n_aca_year',
    link: { en: 'Type them', ne: 'लेख्ने' },
  },
  'first-opening': {
    name: { en: 'First opening published', ne: 'पहिलो प्रकाशित आवेदन' },
    about: { en: 'It needs a programme', ne: 'कार्यक्रम चाहिन्छ' },
    href: '/setup/n_entrance_open',
    link: { en: 'Open it', ne: 'खोल्ने' },
  },
}
