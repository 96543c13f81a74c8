import { addDays, day } from '#platform/pure/calendar/day.ts'
import { aStudent, completed, type StudentPlan } from '#features/profile/testing/student.factory.ts'

type Name = readonly [latin: string, nepali: string]

const women: readonly Name[] = [
  ['Alina', 'अलिना'],
  ['Bimala', 'विमला'],
  ['Chandani', 'चाँदनी'],
  ['Deepa', 'दीपा'],
  ['Elina', 'एलिना'],
  ['Gita', 'गीता'],
  ['Isha', 'इशा'],
  ['Kalpana', 'कल्पना'],
  ['Laxmi', 'लक्ष्मी'],
  ['Muna', 'मुना'],
  ['Nisha', 'निशा'],
  ['Prativa', 'प्रतिभा'],
]
const men: readonly Name[] = [
  ['Amrit', 'अमृत'],
  ['Bibek', 'विवेक'],
  ['Dinesh', 'दिनेश'],
  ['Ganesh', 'गणेश'],
  ['Hemanta', 'हेमन्त'],
  ['Ishwor', 'ईश्वर'],
  ['Krishna', 'कृष्ण'],
  ['Milan', 'मिलन'],
  ['Niraj', 'निरज'],
  ['Pratik', 'प्रतीक'],
  ['Roshan', 'रोशन'],
  ['Umesh', 'उमेश'],
]
const families: readonly Name[] = [
  ['Acharya', 'आचार्य'],
  ['Bhandari', 'भण्डारी'],
  ['Chaudhary', 'चौधरी'],
  ['Dahal', 'दाहाल'],
  ['Ghale', 'घले'],
  ['Jha', 'झा'],
  ['Khadka', 'खड्का'],
  ['Limbu', 'लिम्बू'],
  ['Neupane', 'न्यौपाने'],
  ['Pandey', 'पाण्डे'],
  ['Sunuwar', 'सुनुवार'],
]

/** An invented person for each number below 264; no name occurs twice. */
export function crowdPlan(place: number): StudentPlan {
  const isWoman = place % 2 === 0
  const given = isWoman ? women : men
  const [first, firstNe] = given[Math.floor(place / 2) % given.length] ?? ['', '']
  const [family, familyNe] = families[(place * 7 + Math.floor(place / 24)) % families.length] ?? [
    '',
    '',
  ]
  return completed(
    aStudent({
      name: `${first} ${family}`,
      nepaliName: `${firstNe} ${familyNe}`,
      email: `${first}.${family}@ltu.example`.toLowerCase(),
      gender: isWoman ? 'female' : 'male',
      birthDate: addDays(day('2005-02-03'), 11 * place),
    }),
  )
}
