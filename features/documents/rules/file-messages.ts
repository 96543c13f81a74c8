import type { Messages } from '#platform/pure/message.ts'
import { uploadMessages } from './messages.ts'

/** Why the server refuses a file it has looked into. */
export const fileMessages = {
  'file-too-large': uploadMessages['file-too-large'],
  'file-wrong-type': uploadMessages['file-wrong-type'],
  'file-damaged': uploadMessages['file-damaged'],
  'file-encrypted': {
    en: 'This PDF is locked with a password. Save it without a password, or send a photo of the page.',
    ne: 'यो पीडीएफमा पासवर्ड लगाइएको छ। पासवर्ड हटाएर राख्नुहोस् वा पानाको फोटो पठाउनुहोस्।',
  },
  'file-with-attachment': {
    en: 'This PDF has another file attached to it. Remove the attached file, or print it to a new PDF.',
    ne: 'यो पीडीएफभित्र अर्को फाइल जोडिएको छ। जोडिएको फाइल हटाउनुहोस् वा नयाँ पीडीएफ बनाउनुहोस्।',
  },
  'file-active': {
    en: 'This PDF starts a script or another action. Print it to a new PDF, or send a photo of the page.',
    ne: 'यो पीडीएफले स्क्रिप्ट वा अन्य काम आफैँ चलाउँछ। नयाँ पीडीएफ बनाउनुहोस् वा पानाको फोटो पठाउनुहोस्।',
  },
  'file-too-many-pages': {
    en: 'This PDF has more than 50 pages. Send only the pages that are asked for.',
    ne: 'यो पीडीएफमा ५०भन्दा बढी पाना छन्। चाहिएका पाना मात्र पठाउनुहोस्।',
  },
  'file-too-complex': {
    en: 'This PDF becomes too large when it is opened. Send a photo of the page instead.',
    ne: 'यो पीडीएफ खोल्दा धेरै ठूलो हुन्छ। बरु पानाको फोटो पठाउनुहोस्।',
  },
  'file-too-slow': {
    en: 'This PDF takes too long to check. Print it to a new PDF, or send a photo of the page.',
    ne: 'यो पीडीएफ जाँच्न धेरै समय लाग्यो। नयाँ पीडीएफ बनाउनुहोस् वा पानाको फोटो पठाउनुहोस्।',
  },
  'file-too-many-pixels': {
    en: 'This picture has too many pixels. Choose a smaller one.',
    ne: 'यो तस्बिर धेरै ठूलो छ। सानो छान्नुहोस्।',
  },
  'file-infected': {
    en: 'This file may carry a virus. Choose another file.',
    ne: 'यो फाइलमा भाइरस हुन सक्छ। अर्को फाइल छान्नुहोस्।',
  },
  'file-not-checked': {
    en: 'Files cannot be checked right now. Please try again in a few minutes.',
    ne: 'अहिले फाइल जाँच्न सकिएन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
} as const satisfies Messages
