import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'
import type { AddressReason, AddressType } from './address.ts'

/** Texts of the Address tab (SPEC §2, §5, §8). */
export const addressMessages = {
  Permanent: { en: 'Permanent', ne: 'स्थायी' },
  Temporary: { en: 'Temporary', ne: 'अस्थायी' },
  'copy-from-permanent': { en: 'Copy from Permanent', ne: 'स्थायी ठेगानाबाट सार्नुहोस्' },
  province: { en: 'Province', ne: 'प्रदेश' },
  district: { en: 'District', ne: 'जिल्ला' },
  municipality: { en: 'Municipality', ne: 'स्थानीय तह' },
  ward: { en: 'Ward', ne: 'वडा' },
  tole: { en: 'Tole/Street', ne: 'टोल/सडक' },
  'choose-province-first': { en: 'Choose a province first', ne: 'पहिले प्रदेश छान्नुहोस्' },
  'choose-district-first': { en: 'Choose a district first', ne: 'पहिले जिल्ला छान्नुहोस्' },
  saved: { en: 'Addresses saved successfully!', ne: 'ठेगाना सफलतापूर्वक सुरक्षित भयो!' },
  'save-failed': { en: 'Failed to save addresses.', ne: 'ठेगाना सुरक्षित हुन सकेन।' },
  'places-unread': {
    en: 'The list of places could not be read. Load it again below the field, then save.',
    ne: 'ठाउँको सूची खुलेन। कोठामुनिबाट फेरि खोल्नुहोस् अनि सुरक्षित गर्नुहोस्।',
  },
  'save-failed-short': { en: 'Failed to update address', ne: 'ठेगाना अद्यावधिक हुन सकेन' },
  'province-required': { en: 'Province is required', ne: 'प्रदेश छान्नुहोस्' },
  'district-required': { en: 'District is required', ne: 'जिल्ला छान्नुहोस्' },
  'municipality-required': { en: 'Municipality is required', ne: 'स्थानीय तह छान्नुहोस्' },
  'ward-required': { en: 'Ward is required', ne: 'वडा नम्बर आवश्यक छ' },
  'ward-out-of-range': {
    en: 'Ward must be a number from 1 to {max}',
    ne: 'वडा १देखि {max}सम्मको अङ्क हुनुपर्छ',
  },
  'tole-required': { en: 'Tole/Street is required', ne: 'टोल/सडक आवश्यक छ' },
  'tole-too-long': common.useAtMost120Characters,
  'places-differ': {
    en: 'Choose a district of the province and a municipality of the district',
    ne: 'प्रदेशभित्रको जिल्ला र जिल्लाभित्रको स्थानीय तह छान्नुहोस्',
  },
  'address-exists': {
    en: 'This address exists already; change it instead',
    ne: 'यो ठेगाना पहिले नै छ; बरु यसलाई बदल्नुहोस्',
  },
} as const satisfies Messages & Record<AddressReason | AddressType, unknown>
