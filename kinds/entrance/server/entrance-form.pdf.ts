import { formatAd, formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import { openPicture } from '#platform/server/pdf/parts/picture.ts'
import type { Sheet } from '#platform/server/pdf/parts/sheet.ts'
import {
  drawCardCheck,
  drawListInBoth,
} from '#features/documents/server/admit-card/card-check.pdf.ts'
import { drawExamPanel } from '#features/documents/server/admit-card/card-panel.pdf.ts'
import {
  drawCardHead,
  drawCardPerson,
} from '#features/documents/server/admit-card/card-person.pdf.ts'
import { drawInvigilatorStub } from '#features/documents/server/admit-card/card-stub.pdf.ts'
import {
  beforeAdmitCard,
  bringToEntrance,
  entranceFormMessages as texts,
} from '../rules/form-messages.ts'
import { maskedCitizenshipNo } from '#features/documents/rules/masked-citizenship-no.ts'
import type { EntranceFormData } from './entrance-form.ts'

/** Draws the document of picture 60: admit card once there is a symbol number, application form before. */
export function drawEntranceForm(sheet: Sheet, data: EntranceFormData): void {
  const { name, symbolNumber, signature } = data
  const admitted = symbolNumber !== null
  const title = texts[admitted ? 'admit-card' : 'application-form']
  const photo = openPicture(sheet, data.photo)
  drawCardHead(sheet, { ...data, title, office: texts.office })
  const top = drawCardPerson(sheet, { name, photo, signature, facts: factsOf(data) })
  const afterPanel = drawExamPanel(sheet, data, top)
  const list = admitted
    ? { heading: texts.bring, items: bringToEntrance }
    : { heading: texts['not-yet'], items: beforeAdmitCard }
  const afterList = drawListInBoth(sheet, list, afterPanel + 21.5)
  const check = { ...data, repeats: texts['scan-repeats'], feePaid: texts['fee-paid'] }
  const after = drawCardCheck(sheet, check, Math.max(afterPanel + 110.4, afterList))
  if (!admitted) return
  const stub = { name, number: symbolNumber, dayAndPlace: dayAndPlace(data), url: data.stubUrl }
  drawInvigilatorStub(sheet, stub, { photo, after })
}

function factsOf(data: EntranceFormData) {
  const bornOn = data.bornOn === null ? '' : formatDay(data.bornOn, 'en')
  return [
    { label: texts.programme, value: data.programme },
    { label: texts.entrance, value: data.entrance },
    { label: texts.quota, value: data.quotas.join(', ') },
    { label: texts['date-of-birth'], value: bornOn },
    { label: texts.father, value: data.fatherName },
    { label: texts['citizenship-no'], value: maskedCitizenshipNo(data.citizenshipNo) },
  ]
}

function dayAndPlace({ exam, centre }: EntranceFormData): string {
  const day = exam.day === null ? '' : (formatBs(exam.day, 'en') ?? formatAd(exam.day))
  const moment = [day, exam.from].filter((part) => part !== '').join(', ')
  return [moment, centre?.seat ?? ''].filter((part) => part !== '').join(' · ')
}
