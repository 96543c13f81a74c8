import type { Language } from '../message.ts'
import type { Money } from './money.ts'

const english = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const englishTens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Each number below a hundred has a word of its own. */
const nepali = (
  'शून्य एक दुई तीन चार पाँच छ सात आठ नौ दश एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस बीस एक्काइस बाइस तेइस चौबीस ' +
  'पच्चीस छब्बीस सत्ताइस अट्ठाइस उनन्तीस तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस चालीस एकचालीस ' +
  'बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास पचास एकाउन्न बाउन्न त्रिपन्न चउन्न पचपन्न छपन्न सन्ताउन्न ' +
  'अन्ठाउन्न उनन्साठी साठी एकसट्ठी बयसट्ठी त्रिसट्ठी चौँसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी सत्तरी एकहत्तर बहत्तर ' +
  'त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी असी एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे ' +
  'नब्बे एकानब्बे बयानब्बे त्रियानब्बे चौरानब्बे पन्चानब्बे छयानब्बे सन्तानब्बे अन्ठानब्बे उनान्सय'
).split(' ')

/** Places of South Asian counting, largest first. */
const places = [
  { value: 10_000_000, en: 'crore', ne: 'करोड' },
  { value: 100_000, en: 'lakh', ne: 'लाख' },
  { value: 1_000, en: 'thousand', ne: 'हजार' },
  { value: 100, en: 'hundred', ne: 'सय' },
] as const

/** `Two thousand five hundred rupees and fifty paisa only` / `दुई हजार पाँच सय रुपैयाँ पचास पैसा मात्र`, for receipts. */
export function inWords(money: Money, language: Language): string {
  const whole = Math.trunc(money / 100)
  const rest = money % 100
  if (language === 'ne')
    return `${numberInWords(whole, 'ne')} रुपैयाँ${rest === 0 ? '' : ` ${numberInWords(rest, 'ne')} पैसा`} मात्र`
  const paisa = rest === 0 ? '' : ` and ${numberInWords(rest, 'en')} paisa`
  const text = `${numberInWords(whole, 'en')} rupees${paisa} only`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A whole number, not negative, in words; crores may themselves be thousands. */
export function numberInWords(number: number, language: Language): string {
  for (const place of places) {
    if (number < place.value) continue
    const head = `${numberInWords(Math.trunc(number / place.value), language)} ${place[language]}`
    const rest = number % place.value
    return rest === 0 ? head : `${head} ${numberInWords(rest, language)}`
  }
  return language === 'ne' ? (nepali[number] ?? '') : belowHundred(number)
}

function belowHundred(number: number): string {
  const plain = english[number]
  if (plain !== undefined) return plain
  const tens = englishTens[Math.trunc(number / 10)] ?? ''
  return number % 10 === 0 ? tens : `${tens}-${english[number % 10] ?? ''}`
}
