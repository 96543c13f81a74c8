import {
  type StarterTemplate,
  usualCertificates,
  usualIntakes,
  usualSemesters,
} from './template.ts'

/** For an institute of engineering. */
export const engineeringTemplate: StarterTemplate = {
  name: { en: 'Engineering campus', ne: 'इन्जिनियरिङ क्याम्पस' },
  intakes: usualIntakes,
  faculties: [{ en: 'Engineering', ne: 'इन्जिनियरिङ' }],
  levels: [
    { en: 'Diploma', ne: 'डिप्लोमा' },
    { en: 'Bachelor', ne: 'स्नातक' },
    { en: 'Master', ne: 'स्नातकोत्तर' },
  ],
  semesters: usualSemesters,
  certificates: usualCertificates,
  programs: [
    {
      name: { en: 'BE Civil', ne: 'बीई सिभिल' },
      code: 'BCE',
      faculty: 'Engineering',
      level: 'Bachelor',
      semesters: 8,
    },
    {
      name: { en: 'BE Computer', ne: 'बीई कम्प्युटर' },
      code: 'BCT',
      faculty: 'Engineering',
      level: 'Bachelor',
      semesters: 8,
    },
    {
      name: { en: 'BE Electrical', ne: 'बीई इलेक्ट्रिकल' },
      code: 'BEL',
      faculty: 'Engineering',
      level: 'Bachelor',
      semesters: 8,
    },
    {
      name: { en: 'Diploma Civil', ne: 'डिप्लोमा सिभिल' },
      code: 'DCE',
      faculty: 'Engineering',
      level: 'Diploma',
      semesters: 6,
    },
  ],
}
