import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import type { Message } from '#platform/pure/message.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { bulkNoticeMessages as text } from '../rules/messages.ts'
import { countReach, partnersOf } from './audience.ts'
import type { Services } from './audience-choices.ts'
import { noNotice } from './read.processes.ts'
import { sendNotice } from './send-notice.ts'
import { audienceOf, findNotice, lockNotice, proposalType } from './stored-notice.ts'

/** When a second person confirms, the audience is fixed and the notice is sent. */
export const bulkNoticeProposals = ({ rechecks }: Services): ProposalType => ({
  sort: proposalType,
  roles: staffWith('notice.send'),
  async view(reader, { subject }, { nowMs }) {
    const notice = await findNotice(reader, idIn(subject), nowMs)
    if (notice === null) return null
    const { message, message_ne: messageNe, audience_name: en, audience_name_ne: ne } = notice
    const { people } = await countReach(reader, partnersOf(audienceOf(notice), rechecks))
    return {
      subject: { en, ne },
      fields: [
        { name: text.text, now: null, proposed: { en: message, ne: messageNe } },
        { name: text.audience, now: null, proposed: { en, ne } },
        { name: text.people, now: null, proposed: String(people) },
        { name: text['send-at'], now: null, proposed: timeText(notice.send_at) },
      ],
      checks: [],
      lists: [],
      sheet: `/overview/notices/${idIn(subject)}`,
    }
  },
  async confirm(transaction, { subject }, { session, nowMs }) {
    const notice = await lockNotice(transaction, idIn(subject), nowMs)
    if (notice === null) return noNotice
    if (notice.confirmed !== null || notice.taken_back !== null)
      return refusal('rule/not-a-draft', text['not-a-draft'], { status: 409 })
    return sendNotice(transaction, notice, { rechecks, userId: session.userId, nowMs })
  },
})

function idIn(subject: string): number {
  return Number(subject.split(':')[1])
}

/** The day and the time in Nepal; null: as soon as it is confirmed. */
function timeText(sendAt: Date | null): Message | null {
  if (sendAt === null) return null
  const day = dayInNepal(sendAt.getTime())
  const time = timeInNepal(sendAt.getTime())
  return { en: `${formatDay(day, 'en')}, ${time}`, ne: `${formatDay(day, 'ne')}, ${time}` }
}
