import { dayNumber } from '#platform/pure/calendar/day.ts'
import { formatAd, formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { drawLetterhead } from '#platform/server/pdf/letterhead.ts'
import { openPicture } from '#platform/server/pdf/picture.ts'
import { describeSheet, type Sheet } from '#platform/server/pdf/sheet.ts'
import {
  drawCardCheck,
  drawListInBoth,
} from '#features/documents/server/admit-card/card-check.pdf.ts'
import { drawExamPanel } from '#features/documents/server/admit-card/card-panel.pdf.ts'
import {
  drawCardPerson,
  drawCardTitle,
} from '#features/documents/server/admit-card/card-person.pdf.ts'
import { drawInvigilatorStub } from '#features/documents/server/admit-card/card-stub.pdf.ts'
import { inBoth } from '#features/documents/server/form-paper.pdf.ts'
import {
  beforeAdmitCard,
  bringToEntrance,
  entranceFormMessages as texts,
} from '../rules/form-messages.ts'
import { maskedCitizenshipNo } from './masked-citizenship-no.ts'
import type { EntranceFormData } from './entrance-form.ts'

/** The paper of picture 60: admit card once there is a symbol number, application form before. */
export function drawEntranceForm(sheet: Sheet, data: EntranceFormData): void {
  const { name, institution, symbolNumber } = data
  const admitted = symbolNumber !== null
  const title = texts[admitted ? 'admit-card' : 'application-form']
  const photo = openPicture(sheet, data.photo)
  describeSheet(sheet, {
    title: `${title.en}, ${name.en}`,
    author: institution.name.en,
    issuedMs: dayNumber(data.issuedOn) * 86_400_000,
  })
  const office = `${inBoth(texts.office, ' · ')} · ${institution.place}`
  drawLetterhead(sheet, { name: institution.name, office })
  drawCardTitle(sheet, title, symbolNumber)
  const { signature } = data
  const top = drawCardPerson(sheet, { name, photo, signature, facts: factsOf(data) })
  const afterPanel = drawExamPanel(sheet, data, top)
  const list = admitted
    ? { heading: texts.bring, items: bringToEntrance }
    : { heading: texts['not-yet'], items: beforeAdmitCard }
  const afterList = drawListInBoth(sheet, list, afterPanel + 21.5)
  const check = { ...data, repeats: texts['scan-repeats'], ending: feeAndIssue(data) }
  const after = drawCardCheck(sheet, check, Math.max(afterPanel + 110.4, afterList))
  if (!admitted) return
  const stub = {
    name,
    number: symbolNumber,
    dayAndPlace: dayAndPlace(data),
    url: data.stubUrl,
  }
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

function feeAndIssue({ fee, issuedOn, version }: EntranceFormData): string {
  const issued = say(texts.issued, 'en', { day: formatDay(issuedOn, 'en'), version })
  if (fee === null) return issued
  const numbers = fee.receipts.join(', ')
  const receipts = numbers === '' ? '' : say(texts.receipt, 'en', { receipt: numbers })
  return `${say(texts['fee-paid'], 'en', { fee: formatRs(fee.paid) })}${receipts}. ${issued}`
}

function dayAndPlace({ exam, centre }: EntranceFormData): string {
  const day = exam.day === null ? '' : (formatBs(exam.day, 'en') ?? formatAd(exam.day))
  const moment = [day, exam.from].filter((part) => part !== '').join(', ')
  return [moment, centre?.seat ?? ''].filter((part) => part !== '').join(' · ')
}
