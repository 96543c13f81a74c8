import type { Messages } from '#platform/pure/message.ts'

/** Texts of the erasure that a person asks for. */
export const eraseText = {
  name: { en: 'Erase personal data', ne: 'व्यक्तिगत विवरण मेट्ने' },
  lead: {
    en: 'Profile, contact, photo, documents and the account are deleted once a second person confirms it, and cannot be restored. Applications and payments stay, without a name.',
    ne: 'अर्को व्यक्तिले पक्का गरेपछि प्रोफाइल, सम्पर्क, फोटो, कागजात र खाता मेटिन्छन् र फिर्ता ल्याउन मिल्दैन। आवेदन र भुक्तानी नामबिना रहन्छन्।',
  },
  reason: {
    en: 'How the person asked, and how you know it is them',
    ne: 'व्यक्तिले कसरी भन्यो, उही व्यक्ति हो भन्ने कसरी थाहा भयो',
  },
  'reason-needed': { en: 'Write how the person asked.', ne: 'व्यक्तिले कसरी भन्यो, लेख्नुहोस्।' },
  proposed: {
    en: 'Proposed. A second person confirms it.',
    ne: 'प्रस्ताव गरियो। अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'not-erasable': {
    en: 'This person is or was enrolled, has credit, or a voucher waits. The law keeps these data; settle credit and vouchers first.',
    ne: 'यो व्यक्ति भर्ना भएको छ वा थियो, जम्मा रकम छ, वा भौचर पर्खाइमा छ। यस्तो विवरण कानुनले राख्छ; पहिले जम्मा रकम र भौचर टुङ्ग्याउनुहोस्।',
  },
  person: { en: 'Person', ne: 'व्यक्ति' },
  why: { en: 'Reason', ne: 'कारण' },
} as const satisfies Messages
