// Development only (npm run dev, then /gallery.html): every building block in every state, in both themes.
import './theme.css'
import { ClipboardPen, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import toast from 'react-hot-toast/headless'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { useDocumentLanguage } from '#platform/browser/language.ts'
import { useDocumentTheme } from '#platform/browser/theme.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Checkbox, LockedTick, Radio } from '#platform/browser/ui/form/Choice.tsx'
import { DateOfBirth } from '#platform/browser/ui/form/DateOfBirth.tsx'
import { WeaveCloth } from '#platform/browser/ui/frame/DhakaWeave.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import {
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '#platform/browser/ui/form/Field.tsx'
import { FileUpload } from '#platform/browser/ui/form/FileUpload.tsx'
import { LanguageSwitch } from '#platform/browser/ui/frame/LanguageSwitch.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { Ticket } from '#platform/browser/ui/frame/Ticket.tsx'
import { Timeline } from '#platform/browser/ui/list/Timeline.tsx'
import { Toasts } from '#platform/browser/ui/frame/Toasts.tsx'
import { tones } from '#platform/browser/ui/text/tone.ts'
import { TurnLine } from '#platform/browser/ui/text/TurnLine.tsx'
import { ThemeChoice } from './frame/TopBar.tsx'

const today = day('2026-11-20')

function Gallery() {
  useDocumentLanguage()
  useDocumentTheme()
  return (
    <Router hook={memoryLocation().hook}>
      <main className="mx-auto grid max-w-290 gap-5 p-6 md:grid-cols-2">
        <header className="flex items-center gap-6 md:col-span-2">
          <h1>Components</h1>
          <LanguageSwitch />
          <ThemeChoice />
        </header>
        <Buttons />
        <Marks />
        <Fields />
        <Choices />
        <Notes />
        <States />
      </main>
      <Toasts />
    </Router>
  )
}

function Box({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card flex flex-col gap-4 p-5">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  const [open, setOpen] = useState(false)
  return (
    <Box title="Buttons">
      <div className="flex flex-wrap gap-3">
        <Button look="filled">Pay Now</Button>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button look="danger-outlined">Delete</Button>
        <Button look="danger">Delete</Button>
        <Button look="filled" busy>
          Pay Now
        </Button>
        <Button icon={Upload}>Upload Voucher</Button>
        <Button disabled>In progress</Button>
        <Button look="applied" disabled>
          Applied
        </Button>
        <Button onClick={() => toast.success('Voucher uploaded successfully!')}>Toast</Button>
        <Button onClick={() => toast.error('Invalid email or password!')}>Error toast</Button>
      </div>
      {open && (
        <Dialog title="Dialog" onClose={() => setOpen(false)} footer={<Button>Close</Button>}>
          <p>Esc, scrim and Back close it.</p>
        </Dialog>
      )}
    </Box>
  )
}

function Marks() {
  return (
    <Box title="Chips, turns, leaves">
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {tone}
          </StatusChip>
        ))}
      </div>
      <TurnLine whose="turn">Your turn · 3 days left</TurnLine>
      <TurnLine whose="waiting">With the university, ~2 days</TurnLine>
      <TurnLine whose="done">Done · 3 Mangsir</TurnLine>
      <TurnLine whose="closed">Closed · late date passed</TurnLine>
      <div className="flex gap-4">
        <CalendarTile day={addDays(today, 3)} today={today} />
        <CalendarTile day={addDays(today, 10)} today={today} />
        <CalendarTile day={addDays(today, -14)} today={today} />
        <CalendarTile day={addDays(today, 2)} today={today} little />
        <CalendarTile day={addDays(today, 20)} today={today} little />
      </div>
      <Hem />
      <div className="bg-brand">
        <WeaveCloth className="block h-20 w-full" />
      </div>
    </Box>
  )
}

function Fields() {
  return (
    <Box title="Fields">
      <ErrorSummary
        attempt={0}
        items={[{ fieldId: 'a', message: 'Guardian number is required' }]}
        lead="Please fill all required fields: Guardian's Phone"
      />
      <TextField label="Full name" defaultValue="Sita Kumari Shrestha" />
      <TextField
        id="a"
        label="Email"
        defaultValue="sita@"
        error="Please enter a valid email address"
      />
      <TextField label="Nepali name" warning="This looks like English or Preeti text." />
      <PasswordField label="Password" defaultValue="secret" />
      <SelectField label="District" disabled>
        <option>Choose a province first</option>
      </SelectField>
      <TextAreaField label="Reason" optional />
      <DateOfBirth
        id="dob"
        label="Date of birth"
        value={day('2007-03-14')}
        onChange={() => undefined}
      />
    </Box>
  )
}

function Choices() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <Box title="Choices and files">
      <Checkbox defaultChecked>Selected</Checkbox>
      <Checkbox>Not selected</Checkbox>
      <label htmlFor="compulsory" className="option">
        <LockedTick id="compulsory" />
        <span>Compulsory, always included</span>
      </label>
      <Radio name="gender" boxed defaultChecked>
        Female
      </Radio>
      <FileUpload
        label="Voucher"
        accept="image/*"
        file={file}
        onFile={setFile}
        sent={file === null ? null : 0.62}
        onCancel={() => setFile(null)}
      />
    </Box>
  )
}

function Notes() {
  return (
    <Box title="Banners">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} lead="Bold lead.">
          The rest of the sentence.
        </Banner>
      ))}
    </Box>
  )
}

function States() {
  return (
    <Box title="Timeline, ticket, empty, loading">
      <Timeline
        label="Progress"
        flat
        steps={[
          { id: 'a', state: 'done', title: 'Applied', detail: '3 Mangsir' },
          { id: 'b', state: 'turn', title: 'Pay the fee', detail: 'Your turn' },
          { id: 'c', state: 'waiting', title: 'Being checked', detail: '~2 days' },
          { id: 'd', state: 'future', title: 'Admit card' },
        ]}
      />
      <Ticket
        stub={
          <p className="figure">
            <MoneyText amount={rupees(125_000)} />
          </p>
        }
      >
        <Facts facts={[{ label: 'Reference', value: '7hQx 4F2K 91Q8' }]} />
      </Ticket>
      <Empty
        icon={ClipboardPen}
        title="No applied exams found"
        help="Exams you apply for appear here."
        onRetry={() => undefined}
      />
      <Loading label="Loading exams" />
    </Box>
  )
}

const place = document.getElementById('root')
if (place !== null) createRoot(place).render(<Gallery />)
