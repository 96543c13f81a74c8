/** A course as a program's semester offers it: code, names, type, credits, and the code of what it builds on. */
export type CatalogueCourse = {
  readonly code: string
  readonly name: string
  readonly nameNe: string
  readonly type: 'CO' | 'CT' | 'EL'
  readonly credits: number
  readonly needs?: string
}

const course = (
  line: readonly [code: string, name: string, nameNe: string],
  [type, credits, needs]: readonly [CatalogueCourse['type'], number, string?],
): CatalogueCourse => ({
  code: line[0],
  name: line[1],
  nameNe: line[2],
  type,
  credits,
  ...(needs === undefined ? {} : { needs }),
})

/** B.Tech CS & AI of the invented university: 18 of 20 credits are asked for in the first semester. */
export const computerScienceCourses = {
  I: [
    course(['MTH101', 'Engineering Mathematics I', 'इन्जिनियरिङ गणित १'], ['CO', 3]),
    course(['PHY101', 'Engineering Physics', 'इन्जिनियरिङ भौतिकशास्त्र'], ['CO', 4]),
    course(['CSC101', 'Programming in C', 'सी प्रोग्रामिङ'], ['CO', 4]),
    course(['ELE101', 'Basic Electrical', 'आधारभूत विद्युत्'], ['CO', 3]),
    course(['ENG101', 'Communication', 'सञ्चार'], ['CT', 2]),
    course(['DRG101', 'Engineering Drawing', 'इन्जिनियरिङ ड्रइङ'], ['EL', 2]),
    course(['NEP101', 'Nepal Studies', 'नेपाल अध्ययन'], ['EL', 2]),
  ],
  II: [
    course(['MTH151', 'Mathematics II', 'गणित २'], ['CO', 3]),
    course(['CSC151', 'Object-Oriented Programming', 'वस्तुमुखी प्रोग्रामिङ'], ['CO', 4, 'CSC101']),
    course(['CSC152', 'Discrete Structures', 'विविक्त संरचना'], ['CO', 3]),
    course(['ECE151', 'Digital Logic', 'डिजिटल लजिक'], ['CT', 4]),
    course(['STA151', 'Probability and Statistics', 'सम्भाव्यता र तथ्याङ्क'], ['EL', 3]),
  ],
  III: [
    course(['CSC201', 'Data Structures', 'डाटा स्ट्रक्चर'], ['CO', 4, 'CSC151']),
    course(['CSC202', 'Database Management Systems', 'डाटाबेस'], ['CO', 4]),
    course(['CSC203', 'Computer Architecture', 'कम्प्युटर वास्तुकला'], ['CO', 3]),
    course(['AIN201', 'Introduction to AI', 'कृत्रिम बुद्धिमत्ता'], ['CT', 3]),
    course(['MTH201', 'Numerical Methods', 'संख्यात्मक विधि'], ['EL', 3]),
  ],
} as const satisfies Record<string, readonly CatalogueCourse[]>
