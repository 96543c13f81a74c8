import { useEffect, useState } from 'react'
import { day } from '#platform/pure/calendar/day.ts'
import type { CropView } from '#platform/browser/files/crop.ts'
import { Checkbox, LockedTick, Radio } from '#platform/browser/ui/form/Choice.tsx'
import { ChoiceGrid } from '#platform/browser/ui/form/ChoiceGrid.tsx'
import { CropBox } from '#platform/browser/ui/form/CropBox.tsx'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { DateOfBirth } from '#platform/browser/ui/form/DateOfBirth.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { DraftNotes, SavedNote } from '#platform/browser/ui/form/DraftNotes.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import {
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '#platform/browser/ui/form/Field.tsx'
import { FileUpload, UploadFailed, UploadProgress } from '#platform/browser/ui/form/FileUpload.tsx'
import { ValueField } from '#platform/browser/ui/form/ValueField.tsx'
import { Box } from './Box.tsx'

const ignore = () => undefined

export function Fields() {
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
      <TextField label="Registration number" hint="As on the card" readOnly defaultValue="2082-4" />
      <PasswordField label="Password" defaultValue="secret" />
      <SelectField label="District" disabled>
        <option>Choose a province first</option>
      </SelectField>
      <TextAreaField label="Reason" optional />
      <ValueField
        id="value"
        input={{ is: 'choice', options: { yes: { en: 'Yes', ne: 'हो' } } }}
        label="A value by its kind"
        value="yes"
        onChange={ignore}
      />
    </Box>
  )
}

export function Choices() {
  const [chosen, setChosen] = useState<readonly ('one' | 'two' | 'three')[]>(['one'])
  return (
    <Box title="Choices and drafts">
      <Checkbox defaultChecked>Selected</Checkbox>
      <Checkbox>Not selected</Checkbox>
      <Checkbox disabled>Not to be chosen</Checkbox>
      <label htmlFor="compulsory" className="option">
        <LockedTick id="compulsory" />
        <span>Compulsory, always included</span>
      </label>
      <Radio name="gender" boxed defaultChecked>
        Female
      </Radio>
      <Radio name="gender" boxed>
        Male
      </Radio>
      <ChoiceGrid
        legend="Quotas"
        hint="several"
        note="Each needs a document."
        options={{
          one: { en: 'Open', ne: 'खुला' },
          two: { en: 'Female', ne: 'महिला' },
          three: { en: 'Dalit', ne: 'दलित' },
        }}
        chosen={chosen}
        locked={false}
        onChange={setChosen}
      />
      <DraftNotes draft={draft} />
      <SavedNote draftSavedAtMs={typedAt} savedAtMs={null} />
      <SavedNote draftSavedAtMs={null} savedAtMs={typedAt} />
    </Box>
  )
}

const typedAt = Date.parse('2026-11-20T05:40:00Z')
const draft = {
  found: {},
  discard: ignore,
  draftSavedAtMs: typedAt,
  changedElsewhere: true,
  takeOther: ignore,
  keepMine: ignore,
  insisted: 0,
  holdsBack: () => false,
  saved: ignore,
}

export function Dates() {
  const born = day('2007-03-14')
  const props = { label: 'Date of birth', value: born, onChange: ignore }
  return (
    <Box title="Days">
      <DateOfBirth {...props} id="born" />
      <DayField id="in-bs" label="Day of the slip" value={born} onChange={ignore} startsIn="bs" />
      <DayField
        {...props}
        id="wrong"
        value={null}
        startsIn="bs"
        error="Date of birth is required"
      />
      <DateField label="From" value="2026-11-20" onChange={ignore} />
      <DateField label="To" value="" onChange={ignore} error="Choose a day" />
    </Box>
  )
}

const slip = new File([new Uint8Array(48_000)], 'slip.jpg', { type: 'image/jpeg' })

export function Files() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <Box title="Files">
      <FileUpload label="Voucher" accept="image/*" file={file} onFile={setFile} sent={null} />
      <FileUpload
        label="While it is sent"
        accept="image/*"
        file={slip}
        wasBytes={2_400_000}
        onFile={ignore}
        sent={0.62}
        onCancel={ignore}
      />
      <FileUpload
        label="Not accepted"
        accept="image/*"
        file={slip}
        onFile={ignore}
        sent={null}
        error="The file is too large."
      />
      <UploadProgress sent={0.3} name="photo.jpg" onCancel={ignore} />
      <UploadFailed onRetry={ignore} />
      <Cropping />
    </Box>
  )
}

const frame = { width: 210, height: 270 }
const picture = { width: 400, height: 400 }

/** A drawn face under the frame of a photo. */
function Cropping() {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null)
  const [view, setView] = useState<CropView>({ x: 0.5, y: 0.5, zoom: 1, quarterTurns: 0 })
  useEffect(() => void drawnFace().then(setBitmap), [])
  if (bitmap === null) return null
  const crop = { picture, frame, margins: false }
  return <CropBox picture={bitmap} crop={crop} view={view} onChange={setView} />
}

function drawnFace(): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, picture)
  const pen = canvas.getContext('2d')
  for (const [color, y, radius] of [
    ['#d9e4ee', 200, 400],
    ['#125f88', 400, 130],
    ['#c68e63', 190, 80],
  ] as const) {
    if (pen === null) break
    pen.fillStyle = color
    pen.beginPath()
    pen.arc(200, y, radius, 0, 2 * Math.PI)
    pen.fill()
  }
  return createImageBitmap(canvas)
}
