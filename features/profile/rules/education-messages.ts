import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'
import { uploadMessages } from '#features/documents/rules/facts.ts'
import type { EducationReason } from './education.ts'
import type { EducationFile } from './education-lists.ts'

/** Texts of the Education tab (SPEC §2, §5, §8). */
export const educationMessages = {
  level: common.level,
  board: { en: 'Board', ne: 'बोर्ड' },
  institution: { en: 'Institution', ne: 'संस्था' },
  'start-year': { en: 'Start year', ne: 'सुरु वर्ष' },
  'end-year': { en: 'Passed year', ne: 'उत्तीर्ण वर्ष' },
  'year-hint': { en: '1900-2100', ne: '१९००-२१००' },
  'major-subject': { en: 'Major subject', ne: 'मुख्य विषय' },
  'grading-type': { en: 'Grading type', ne: 'मूल्याङ्कन प्रकार' },
  'obtained-marks': { en: 'Obtained marks', ne: 'प्राप्ताङ्क' },
  marksheet: { en: 'Marksheet', ne: 'लब्धाङ्कपत्र' },
  character: { en: 'Character certificate', ne: 'चारित्रिक प्रमाणपत्र' },
  other: { en: 'Other file', ne: 'अन्य फाइल' },
  saved: {
    en: 'Education record saved successfully!',
    ne: 'शैक्षिक विवरण सफलतापूर्वक सुरक्षित भयो!',
  },
  'save-failed': {
    en: 'Failed to save education record. Please try again.',
    ne: 'शैक्षिक विवरण सुरक्षित हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।',
  },
  deleted: { en: 'Education record deleted successfully!', ne: 'शैक्षिक विवरण सफलतापूर्वक हटाइयो!' },
  'delete-failed': {
    en: 'Failed to delete education record. Please try again.',
    ne: 'शैक्षिक विवरण हटाउन सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  },
  'delete-question': {
    en: 'Are you sure you want to delete this education record? This action cannot be undone.',
    ne: 'यो शैक्षिक विवरण हटाउने हो? हटाएपछि फर्काउन मिल्दैन।',
  },
  'read-failed': { en: 'Failed to read file.', ne: 'फाइल पढ्न सकिएन।' },
  'nothing-to-save': {
    en: 'No education record to save. Please fill in the required fields.',
    ne: 'सुरक्षित गर्ने शैक्षिक विवरण छैन। कृपया आवश्यक विवरण भर्नुहोस्।',
  },
  'validation-failed': {
    en: 'Validation error failed: {list}',
    ne: 'विवरण मिलेन: {list}',
  },
  'level-required': { en: 'Level is required', ne: 'तह छान्नुहोस्' },
  'board-required': { en: 'Board is required', ne: 'बोर्ड छान्नुहोस्' },
  'institution-required': { en: 'Institution is required', ne: 'संस्थाको नाम आवश्यक छ' },
  'year-required': { en: 'Passed year is required', ne: 'उत्तीर्ण वर्ष आवश्यक छ' },
  'year-invalid': {
    en: 'Passed year must be from 1900 to 2100',
    ne: 'उत्तीर्ण वर्ष १९००देखि २१००सम्म हुनुपर्छ',
  },
  'subject-required': { en: 'Major subject is required', ne: 'मुख्य विषय आवश्यक छ' },
  'grading-required': { en: 'Grading type is required', ne: 'मूल्याङ्कन प्रकार छान्नुहोस्' },
  'marks-required': { en: 'Obtained marks is required', ne: 'प्राप्ताङ्क आवश्यक छ' },
  'marks-invalid': {
    en: 'Obtained marks must be a number with at most two decimals',
    ne: 'प्राप्ताङ्क बढीमा दुई दशमलवको अङ्क हुनुपर्छ',
  },
  'gpa-too-high': {
    en: 'GPA cannot exceed 4.0 for CGPA grading type',
    ne: 'सीजीपीएमा जीपीए ४.०भन्दा बढी हुँदैन',
  },
  'percentage-too-high': {
    en: 'Percentage cannot exceed 100 for Percentage grading type',
    ne: 'प्रतिशतमा प्राप्ताङ्क १००भन्दा बढी हुँदैन',
  },
  'marksheet-required': { en: 'Marksheet file is required', ne: 'लब्धाङ्कपत्रको फाइल आवश्यक छ' },
  'education-text-too-long': common.useAtMost120Characters,
  'too-many-records': {
    en: 'There are 20 education records already. Delete one first.',
    ne: 'पहिले नै २० शैक्षिक विवरण छन्। पहिले एउटा हटाउनुहोस्।',
  },
  'file-too-large': uploadMessages['file-too-large'],
  'file-wrong-type': uploadMessages['file-wrong-type'],
  'file-damaged': uploadMessages['file-damaged'],
} as const satisfies Messages & Record<EducationReason | EducationFile, unknown>
