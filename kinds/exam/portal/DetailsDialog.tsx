import { UnreadableEntries } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { ClipboardPen } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { examTypes, outcomes } from '../rules/exam.ts'
import { examMessages as text, examPageMessages as page } from '../rules/messages.ts'
import type { AppliedExam } from './exam.queries.ts'

type Props = { readonly application: AppliedExam; readonly onClose: () => void }

/** 'Exam Registration Details': course and exam type of each exam paper, and its result once released (SPEC §2). */
export function DetailsDialog({ application: { name, papers, unreadable }, onClose }: Props) {
  const say = useSay()
  const withResult = papers.some(({ outcome }) => outcome !== null)
  return (
    <Dialog
      title={say(text.details)}
      onClose={onClose}
      width="wide"
      forReading
      footer={<Button onClick={onClose}>{say(blocks.close)}</Button>}
    >
      <h3 className="mb-3">{name}</h3>
      {papers.length === 0 && unreadable === undefined ? (
        <Empty icon={ClipboardPen} title={say(text['no-details'])} help={name} />
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr className="small border-b border-hairline text-start text-muted">
              <th scope="col" className="py-2 text-start font-strong">
                {say(page.course)}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-strong">
                {say(page['exam-type'])}
              </th>
              {withResult && (
                <th scope="col" className="py-2 text-start font-strong">
                  {say(page.outcome)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {papers.map((paper) => (
              <tr key={paper.courseId} className="border-b border-hairline last:border-0">
                <td className="py-3">
                  <span className="font-strong">{paper.code}</span>
                  {paper.code === '' ? '' : ' - '}
                  {paper.name}
                </td>
                <td className="px-3 whitespace-nowrap">{say(examTypes[paper.type])}</td>
                {withResult && (
                  <td className="whitespace-nowrap">
                    {paper.outcome === null ? '-' : say(outcomes[paper.outcome])}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <UnreadableEntries ids={unreadable} />
    </Dialog>
  )
}
