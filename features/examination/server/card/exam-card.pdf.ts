import { formatAd, formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { openPicture } from '#platform/server/pdf/parts/picture.ts'
import type { Sheet } from '#platform/server/pdf/parts/sheet.ts'
import {
  drawCardCheck,
  drawListInBoth,
} from '#features/documents/server/admit-card/card-check.pdf.ts'
import {
  drawCardHead,
  drawCardPerson,
} from '#features/documents/server/admit-card/card-person.pdf.ts'
import { drawInvigilatorStub } from '#features/documents/server/admit-card/card-stub.pdf.ts'
import { examCardMessages as texts, hallRules } from '../../rules/card-messages.ts'
import type { ExamCardData } from './exam-card.ts'
import { drawRoutine } from './exam-card-routine.pdf.ts'

/** The examination admit card (picture 60): the entrance's card with a routine in the place of one day. */
export function drawExamCard(sheet: Sheet, data: ExamCardData): void {
  const { name, symbolNumber, signature } = data
  const photo = openPicture(sheet, data.photo)
  drawCardHead(sheet, { ...data, title: texts.card, office: texts.office })
  const top = drawCardPerson(sheet, { name, photo, signature, facts: factsOf(data) })
  const afterRoutine = drawRoutine(sheet, data.papers, top)
  const list = { heading: texts.rules, items: hallRules }
  const afterList = drawListInBoth(sheet, list, afterRoutine + 19)
  const check = { ...data, repeats: texts['scan-repeats'], feePaid: texts['fee-paid'] }
  const after = drawCardCheck(sheet, check, afterList - 2)
  const stub = { name, number: symbolNumber, dayAndPlace: dayAndPlace(data), url: data.stubUrl }
  drawInvigilatorStub(sheet, stub, { photo, after })
}

function factsOf(data: ExamCardData) {
  const bornOn = data.bornOn === null ? '' : formatDay(data.bornOn, 'en')
  return [
    { label: texts.programme, value: data.programme },
    { label: texts.exam, value: data.exam },
    { label: texts.registration, value: data.registrationNumber },
    { label: texts.roll, value: data.rollNumber },
    { label: texts['date-of-birth'], value: bornOn },
    { label: texts.father, value: data.fatherName },
  ]
}

/** Number of exam papers, with day, time, room and seat of the first. */
function dayAndPlace({ papers }: ExamCardData): string {
  const [first] = papers
  if (first === undefined) return ''
  const { slot, room, seat } = first
  const day = formatBs(slot.day, 'en') ?? formatAd(slot.day)
  const n = say(texts.papers, 'en', { n: papers.length })
  return `${n} · ${day}, ${slot.from} · ${say(texts.seated, 'en', { room, seat })}`
}
