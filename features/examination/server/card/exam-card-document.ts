import { type Message, say, sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import {
  amountLine,
  dayLine,
  linesOf,
  type DocumentLine,
  type DocumentType,
} from '#features/documents/rules/facts.ts'
import {
  applicationDocument,
  personOnDocument,
  type Printed,
} from '#features/applying/server/documents/application-document.ts'
import { paidOf } from '#features/applying/server/documents/paid-on-paper.ts'
import { programmeOf } from '#features/applying/server/documents/student-form.ts'
import { admitCardMessages } from '#features/documents/rules/admit-card-messages.ts'
import { examCardMessages as texts } from '../../rules/card-messages.ts'
import { hoursOf } from '../../rules/slot.ts'
import type { CardPaper, ExamCardData } from './exam-card.ts'
import { cardPapers, findRegistration, type RegistrationRow } from './registration.rows.ts'

/** Content of the card, with pictures by id. */
type CardPrinted = Omit<Printed<ExamCardData>, 'stubUrl'>

const documentType = {
  sort: 'exam-card',
  prefix: 'EC',
  digits: 6,
  name: texts.card,
} as const satisfies DocumentType

/** The admit card of an exam registration, as an entry of the document register. */
export function examCardDocument(registration: {
  readonly n_exam_reg_id: number
  readonly c_bpartner_id: number
}) {
  const id = registration.n_exam_reg_id
  const of = { find: findRegistration, print: printedOf, lines: checkLines } as const
  return applicationDocument(registration, { id, documentType, ...of })
}

async function printedOf(row: RegistrationRow, reader: Reader): Promise<CardPrinted> {
  const { n_exam_reg_id, opening, exam } = row
  return {
    ...personOnDocument(row),
    symbolNumber: row.erollno ?? '',
    programme: programmeOf(row),
    exam: opening.includes(exam) ? opening : say(texts['exam-of'], 'en', { opening, exam }),
    registrationNumber: row.regrollno ?? '',
    rollNumber: row.urollno ?? '',
    papers: await cardPapers(reader, n_exam_reg_id),
    fee: await paidOf(reader, row.feepaid, { n_exam_reg_id }),
  }
}

/** Check lines of the card: all it prints, by exam paper. */
function checkLines(printed: CardPrinted): readonly DocumentLine[] {
  const { fee, papers } = printed
  const [first] = papers
  return linesOf([
    [admitCardMessages['symbol-number'], printed.symbolNumber],
    [texts.name, printed.name],
    [texts.programme, printed.programme],
    [texts.exam, printed.exam],
    [texts.registration, printed.registrationNumber],
    [texts.roll, printed.rollNumber],
    [texts['date-of-birth'], dayLine(printed.bornOn)],
    [texts.father, printed.fatherName],
    [admitCardMessages.centre, first?.centre ?? ''],
    [admitCardMessages.address, first?.address ?? ''],
    ...papers.map((paper) => [named(paper), whenAndWhere(paper)] as const),
    [texts['exam-fee'], fee === null ? null : amountLine(fee.paid)],
    [texts.receipts, fee === null ? null : fee.receipts.join(', ')],
  ])
}

function named({ code, course }: CardPaper): Message {
  return { en: `${code} ${course.en}`, ne: course.ne }
}

function whenAndWhere({ slot, centre, room, seat }: CardPaper): Message {
  const day = dayLine(slot.day) ?? ''
  return sayInBoth(texts['when-and-where'], { day, hours: hoursOf(slot), room, seat, centre })
}
