import {
  type StarterTemplate,
  usualCertificates,
  usualIntakes,
  usualSemesters,
} from './template.ts'

/** For science, management and humanities. */
export const generalTemplate: StarterTemplate = {
  name: { en: 'General campus', ne: 'साधारण क्याम्पस' },
  intakes: usualIntakes,
  faculties: [
    { en: 'Science and Technology', ne: 'विज्ञान तथा प्रविधि' },
    { en: 'Management', ne: 'व्यवस्थापन' },
    { en: 'Humanities and Social Sciences', ne: 'मानविकी तथा सामाजिक शास्त्र' },
  ],
  levels: [
    { en: 'Bachelor', ne: 'स्नातक' },
    { en: 'Master', ne: 'स्नातकोत्तर' },
  ],
  semesters: usualSemesters,
  certificates: usualCertificates,
  programs: [
    {
      name: { en: 'BSc CSIT', ne: 'बीएस्सी सीएसआईटी' },
      code: 'CSIT',
      faculty: 'Science and Technology',
      level: 'Bachelor',
      semesters: 8,
    },
    {
      name: { en: 'BBA', ne: 'बीबीए' },
      code: 'BBA',
      faculty: 'Management',
      level: 'Bachelor',
      semesters: 8,
    },
    {
      name: { en: 'BBM', ne: 'बीबीएम' },
      code: 'BBM',
      faculty: 'Management',
      level: 'Bachelor',
      semesters: 8,
    },
    {
      name: { en: 'BSW', ne: 'बीएसडब्लू' },
      code: 'BSW',
      faculty: 'Humanities and Social Sciences',
      level: 'Bachelor',
      semesters: 8,
    },
  ],
}
