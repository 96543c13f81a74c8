import * as v from 'valibot'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import {
  defineSetting,
  field,
  lineOf,
  type SettingRows,
  type SettingTables,
  wholeOf,
} from '../setting.ts'

const hundredth = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(most),
    v.check((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6),
  )

const grade = v.strictObject({
  grade: lineOf(4),
  fromPercent: hundredth(100),
  point: hundredth(10),
})

/** True if per cent and point fall from grade to grade, and the last is from 0 per cent with point 0. */
function fallsToZero(grades: readonly v.InferOutput<typeof grade>[]): boolean {
  const last = grades.at(-1)
  const falls = grades.every(({ fromPercent, point }, at) => {
    const before = grades[at - 1]
    return before === undefined || (fromPercent < before.fromPercent && point < before.point)
  })
  return falls && last?.fromPercent === 0 && last.point === 0
}

const table = {
  grades: v.pipe(
    v.array(grade),
    v.minLength(2),
    v.maxLength(20),
    v.check((grades) => fallsToZero(grades)),
  ),
  mostFailed: wholeOf(0, 50),
}

const levelName = v.pipe(v.string(), v.maxLength(120))

/** A level's own table. `name` is the level's when the table was set: the server writes it. */
const levelTable = v.strictObject({
  level: wholeOf(1, Number.MAX_SAFE_INTEGER),
  name: v.optional(v.strictObject({ en: levelName, ne: levelName }), { en: '', ne: '' }),
  ...table,
})

const gradeRows: SettingRows = {
  is: 'rows',
  path: 'grades',
  label: { en: 'Grades', ne: 'ग्रेडहरू' },
  needs: {
    en: '2 to 20 grades from the best down, per cent and point falling; the last from 0 per cent with point 0.',
    ne: '२देखि २० ग्रेड, उत्तमबाट तलतिर, प्रतिशत र अङ्कभार घट्दै; अन्तिम ० प्रतिशतदेखि, अङ्कभार शून्य।',
  },
  fewest: 2,
  text: {
    row: { en: 'Grade {n}', ne: 'ग्रेड {n}' },
    add: { en: 'Add a grade', ne: 'ग्रेड थप्ने' },
    remove: { en: 'Remove the last grade', ne: 'अन्तिम ग्रेड हटाउने' },
  },
  columns: [
    field.text('grade', pageLabels.grade, { en: 'Up to 4 characters.', ne: '४ अक्षरसम्म।' }),
    field.number(
      'fromPercent',
      { en: 'From per cent', ne: 'प्रतिशतदेखि' },
      { en: '0 to 100, two decimals at most.', ne: '०देखि १००सम्म, बढीमा दुई दशमलव।' },
    ),
    field.number(
      'point',
      { en: 'Point', ne: 'अङ्कभार' },
      { en: '0 to 10, two decimals at most.', ne: '०देखि १०सम्म, बढीमा दुई दशमलव।' },
    ),
  ],
}

const mostFailed = field.whole(
  'mostFailed',
  {
    en: 'Failed courses with which a student is promoted, at most',
    ne: 'यति विषय बाँकी हुँदा पनि अर्को सेमेस्टरमा जान मिल्छ',
  },
  { en: 'A whole number, 0 to 50.', ne: '०देखि ५०सम्मको पूर्ण सङ्ख्या।' },
)

const levelTables: SettingTables = {
  is: 'tables',
  path: 'levels',
  label: { en: 'Tables of levels', ne: 'तहका आफ्नै तालिका' },
  help: {
    en: 'A level listed here has its own table. All other levels, inactive levels and students without a level have the table above.',
    ne: 'यहाँ राखिएको तहको आफ्नै तालिका हुन्छ। अरू तह, निष्क्रिय तह र तह नभएका विद्यार्थीका लागि माथिको तालिका लागू हुन्छ।',
  },
  needs: {
    en: 'Up to 20 tables, one for each level.',
    ne: 'बढीमा २० तालिका, एउटा तहको एउटा मात्र।',
  },
  record: {
    is: 'record',
    path: 'level',
    label: common.level,
    needs: {
      en: 'Choose an active level from the register.',
      ne: 'सूचीबाट सक्रिय तह छान्नुहोस्।',
    },
  },
  fields: [gradeRows, mostFailed],
  text: {
    of: { en: 'Table of {name}', ne: '{name}को तालिका' },
    add: { en: 'Add a table for a level', ne: 'तहको तालिका थप्ने' },
    remove: { en: 'Remove this table', ne: 'यो तालिका हटाउने' },
    inactive: {
      en: 'This level is inactive: the table above applies.',
      ne: 'यो तह निष्क्रिय छ: माथिको तालिका लागू हुन्छ।',
    },
  },
}

/**
 * Grades from the best down, each with the per cent it needs and its point; the last one is not passed. `mostFailed`: with
 * how many courses still open a student goes on to the next semester. `levels`: own tables of levels (decision 135).
 */
export const grading = defineSetting({
  name: { en: 'Grading', ne: 'ग्रेडिङ' },
  about: {
    en: 'Per cent limits of grades and points, and with how many failed courses a student is promoted. Published results keep their table.',
    ne: 'कति प्रतिशतमा कुन ग्रेड र अङ्कभार, र कति विषय बाँकी हुँदा अघि बढ्न मिल्छ। प्रकाशित नतिजा आफ्नै तालिकामा रहन्छ।',
  },
  twoPeople: true,
  schema: v.strictObject({
    ...table,
    // A stored setting may be older than the tables of levels.
    levels: v.optional(
      v.pipe(
        v.array(levelTable),
        v.maxLength(20),
        v.check((levels) => new Set(levels.map(({ level }) => level)).size === levels.length),
      ),
      [],
    ),
  }),
  // The semester system of Tribhuvan University since 2074.
  initial: {
    grades: [
      { grade: 'A', fromPercent: 90, point: 4 },
      { grade: 'A-', fromPercent: 80, point: 3.7 },
      { grade: 'B+', fromPercent: 70, point: 3.3 },
      { grade: 'B', fromPercent: 60, point: 3 },
      { grade: 'B-', fromPercent: 50, point: 2.7 },
      { grade: 'F', fromPercent: 0, point: 0 },
    ],
    mostFailed: 3,
    levels: [],
  },
  fields: [gradeRows, mostFailed, levelTables],
})
