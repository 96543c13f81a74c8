import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import { uploadMessages } from '#features/documents/rules/facts.ts'
import { type GeneralReason, guardianNumberInvalid } from './general.ts'
import type { ImageReason } from './images.ts'
import { profileFields, type RequiredField, requiredFields } from './profile-fields.ts'
import { profileStepMessages } from './step-messages.ts'

/** Texts around the four tabs. */
export const profileMessages = {
  title: common.profile,
  'student-information': { en: 'Student Information', ne: 'विद्यार्थी विवरण' },
  'full-name': pageLabels.fullName,
  'nepali-name': common.nepaliName,
  email: common.email,
  phone: common.phone,
  gender: common.gender,
  'birth-date': common.dateOfBirth,
  'birth-date-bs': { en: '{day} B.S.', ne: 'वि.सं. {day}' },
  'birth-date-ad': { en: '{day} A.D.', ne: 'ई.सं. {day}' },
  'steps-done': { en: '{n} of 4 done', ne: '४मध्ये {n} पूरा' },
  ...profileStepMessages,
  'change-password': { en: 'Change password', ne: 'पासवर्ड बदल्नुहोस्' },
  'load-failed': {
    en: "Couldn't load your profile. (Try again)",
    ne: 'प्रोफाइल खुलेन। (फेरि प्रयास गर्नुहोस्)',
  },
} as const satisfies Messages

const requiredMessages = Object.fromEntries(
  requiredFields.map((field) => [`${field}-required`, profileFields[field].required] as const),
) as Readonly<Record<`${RequiredField}-required`, Message>>

/** Texts of the General tab (SPEC §2, §5, §8); reasons of general.ts and what saving says. */
export const generalMessages = {
  'family-information': { en: 'Family Information', ne: 'पारिवारिक विवरण' },
  'extra-detail': { en: 'Extra Detail', ne: 'थप विवरण' },
  saved: {
    en: 'All information submitted and updated successfully!',
    ne: 'सबै विवरण सफलतापूर्वक बुझाइयो!',
  },
  'save-failed': {
    en: 'Failed to update information. Please try again.',
    ne: 'विवरण अद्यावधिक हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।',
  },
  'save-failed-short': { en: 'Failed to update user info', ne: 'विवरण अद्यावधिक हुन सकेन' },
  'fields-missing': {
    en: 'Please fill all required fields: {list}',
    ne: 'कृपया सबै आवश्यक विवरण भर्नुहोस्: {list}',
  },
  ...requiredMessages,
  'guardian-number-invalid': guardianNumberInvalid,
  'citizenship-number-invalid': {
    en: 'Write the number as on the card: digits, dashes and slashes, for example 27-01-70-12345',
    ne: 'कार्डमा भएजस्तै लेख्नुहोस्: अङ्क, ड्यास र स्ल्यास, जस्तै २७-०१-७०-१२३४५',
  },
  'marital-status-unknown': {
    en: 'Choose a marital status from the list',
    ne: 'सूचीबाट वैवाहिक स्थिति छान्नुहोस्',
  },
  'text-too-long': common.useAtMost120Characters,
  'citizenship-number-locked': {
    en: 'The citizenship number is locked because your profile is complete. Propose a correction with a proof.',
    ne: 'प्रोफाइल पूरा भएकाले नागरिकता नम्बर बन्द छ। प्रमाणसहित सच्याउन अनुरोध गर्नुहोस्।',
  },
} as const satisfies Messages & Record<GeneralReason, unknown>

/** Texts of the Images tab (SPEC §5, §8, READINGS ). */
export const imageMessages = {
  photo: pageLabels.photo,
  signature: pageLabels.signature,
  'photo-uploaded': { en: 'Photo uploaded successfully!', ne: 'फोटो सफलतापूर्वक अपलोड भयो!' },
  'photo-failed': { en: 'Failed to upload photo.', ne: 'फोटो अपलोड हुन सकेन।' },
  'photo-failed-short': {
    en: 'Failed to upload profile picture',
    ne: 'प्रोफाइलको फोटो अपलोड हुन सकेन',
  },
  'signature-uploaded': {
    en: 'Signature uploaded successfully!',
    ne: 'हस्ताक्षर सफलतापूर्वक अपलोड भयो!',
  },
  'signature-failed': { en: 'Failed to upload signature', ne: 'हस्ताक्षर अपलोड हुन सकेन' },
  'image-wrong-type': {
    en: 'Invalid file type. Only JPG, PNG, and WEBP are allowed.',
    ne: 'फाइलको प्रकार मिलेन। जेपीजी, पीएनजी र वेबपी मात्र मान्य छ।',
  },
  'file-too-large': uploadMessages['file-too-large'],
  'image-damaged': {
    en: 'This picture cannot be read. Take it again or choose another one.',
    ne: 'यो तस्बिर खोल्न सकिएन। फेरि खिच्नुहोस् वा अर्को छान्नुहोस्।',
  },
  'image-too-many-pixels': {
    en: 'This picture has too many pixels. Choose a smaller one.',
    ne: 'यो तस्बिर धेरै ठूलो छ। सानो छान्नुहोस्।',
  },
  'image-needed': {
    en: 'A complete profile keeps its photo and signature. Upload a new picture instead.',
    ne: 'पूरा भएको प्रोफाइलमा फोटो र हस्ताक्षर रहनुपर्छ। बरु नयाँ तस्बिर अपलोड गर्नुहोस्।',
  },
} as const satisfies Messages & Record<ImageReason, unknown>
