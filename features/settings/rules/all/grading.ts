import * as v from 'valibot'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { defineSetting, field, lineOf, wholeOf } from '../setting.ts'

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

/**
 * Grades from the best down, each with the per cent it needs and its point; the last one is not passed. `mostFailed`: with
 * how many courses still open a student goes on to the next semester.
 */
export const grading = defineSetting({
  name: { en: 'Grading', ne: 'ग्रेडिङ' },
  about: {
    en: 'Per cent limits of grades and points, and with how many failed courses a student is promoted.',
    ne: 'कति प्रतिशतमा कुन ग्रेड र अङ्कभार, र कति विषय बाँकी हुँदा अघि बढ्न मिल्छ।',
  },
  twoPeople: true,
  schema: v.strictObject({
    grades: v.pipe(
      v.array(grade),
      v.minLength(2),
      v.maxLength(20),
      v.check((grades) => fallsToZero(grades)),
    ),
    mostFailed: wholeOf(0, 50),
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
  },
  fields: [
    {
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
    },
    field.whole(
      'mostFailed',
      {
        en: 'Failed courses with which a student is promoted, at most',
        ne: 'यति विषय बाँकी हुँदा पनि अर्को सेमेस्टरमा जान मिल्छ',
      },
      { en: 'A whole number, 0 to 50.', ne: '०देखि ५०सम्मको पूर्ण सङ्ख्या।' },
    ),
  ],
})
