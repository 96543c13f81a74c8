import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { documentMessages as texts } from './document-messages.ts'
import type { Transcript, TranscriptSemester } from './transcript.ts'

/** Average and credits of all semesters. */
export function summaryText({ cgpa, creditsEarned }: Transcript): Message {
  return sayInBoth(texts.summary, { cgpa: cgpa.toFixed(2), credits: creditsEarned.toFixed(1) })
}

/** Name, credits and average of a semester. */
export function semesterText({
  name,
  credits,
  sgpa,
}: Pick<TranscriptSemester, 'name' | 'credits' | 'sgpa'>): Message {
  return sayInBoth(texts.semester, { name, credits: credits.toFixed(1), sgpa: sgpa.toFixed(2) })
}
