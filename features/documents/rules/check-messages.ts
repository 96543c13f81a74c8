import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** The page a document's QR code leads to. */
export const checkMessages = {
  genuine: {
    en: 'This document was issued by {institution}',
    ne: 'यो कागजात {institution}ले जारी गरेको हो',
  },
  replaced: { en: 'This document was replaced', ne: 'यो कागजात बदलिएको छ' },
  'replaced-by': {
    en: 'Replaced by version {version} on {day}. Ask for the newer one.',
    ne: '{day}मा संस्करण {version}ले बदलिएको। नयाँ कागजात माग्नुहोस्।',
  },
  revoked: { en: 'This document was revoked', ne: 'यो कागजात रद्द भएको छ' },
  'revoked-because': {
    en: 'Revoked on {day}. Reason: {reason}',
    ne: '{day}मा रद्द। कारण: {reason}',
  },
  reversed: { en: 'This receipt was reversed', ne: 'यो रसिदको भुक्तानी फिर्ता भएको छ' },
  'reversed-on': {
    en: 'Reversed on {day}: the payment was given back, so it no longer counts.',
    ne: '{day}मा भुक्तानी फिर्ता भयो, त्यसैले यसबाट केही तिरेको मानिँदैन।',
  },
  early: {
    en: 'This document was printed before documents were registered here. The lines below are as they were printed; we cannot say whether they are still valid.',
    ne: 'यो कागजात दर्ता सुरु हुनुअघि छापिएको हो। तलका विवरण छापिएजस्तै छन्; अहिले पनि मान्य छन् कि छैनन्, भन्न सकिँदैन।',
  },
  'early-replaced': {
    en: 'It was printed again on {day}, as {number} version {version}. Ask for the newer one.',
    ne: '{day}मा {number} संस्करण {version}का रूपमा फेरि छापिएको। नयाँ कागजात माग्नुहोस्।',
  },
  'not-registered': {
    en: 'This document is not in the register',
    ne: 'यो कागजात दर्ता किताबमा छैन',
  },
  'not-registered-help': {
    en: 'Its code is signed by {institution}, but the register does not know this version. Ask the help desk: {phone}.',
    ne: 'यसको कोडमा {institution}को हस्ताक्षर छ, तर दर्ता किताबमा यो संस्करण छैन। सहायता कक्षमा सोध्नुहोस्: {phone}',
  },
  'number-only': {
    en: 'A number alone cannot be checked',
    ne: 'नम्बरले मात्र जाँच गर्न मिल्दैन',
  },
  'number-only-help': {
    en: 'Scan the QR code on the document with a phone: it opens the page that repeats the document’s facts. Questions: {phone}.',
    ne: 'कागजातमा भएको क्यूआर कोड फोनले स्क्यान गर्नुहोस्: कागजातमा लेखिएको विवरण देखाउने पाना खुल्छ। जिज्ञासा: {phone}',
  },
  compare: {
    en: 'Compare each line with the document. If anything differs, the document is not valid.',
    ne: 'हरेक विवरण कागजातसँग दाँज्नुहोस्। केही फरक भए कागजात मान्य छैन।',
  },
  'not-genuine': {
    en: 'This document was not issued by {institution}',
    ne: 'यो कागजात {institution}ले जारी गरेको होइन',
  },
  'not-genuine-help': {
    en: 'The code was changed or copied wrongly. Ask the help desk: {phone}.',
    ne: 'कोड बदलिएको वा गलत छ। सहायता कक्षमा सोध्नुहोस्: {phone}',
  },
  number: { en: 'Number', ne: 'नम्बर' },
  version: officeLabels.version,
  photo: pageLabels.photo,
  document: common.document,
  name: common.name,
  exam: common.exam,
  day: { en: 'Exam day', ne: 'परीक्षा मिति' },
  centre: pageLabels.centre,
  amount: pageLabels.amount,
  'what-for': { en: 'For', ne: 'शीर्षक' },
  received: { en: 'Received on', ne: 'प्राप्त मिति' },
  'roll-number': common.rollNo,
  courses: pageLabels.courses,
  issued: { en: 'Issued on', ne: 'जारी मिति' },
  part: { en: 'Part', ne: 'भाग' },
  stub: { en: "Invigilator's part", ne: 'निरीक्षकको भाग' },
  'student-part': { en: "Student's part", ne: 'विद्यार्थीको भाग' },
} as const satisfies Messages
