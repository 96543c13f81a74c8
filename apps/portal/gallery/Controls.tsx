import { Upload } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Action } from '#platform/browser/action/action.ts'
import { ActionBar } from '#platform/browser/ui/control/ActionBar.tsx'
import { AskOnce } from '#platform/browser/ui/control/AskOnce.tsx'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { CopyButton, CopySign } from '#platform/browser/ui/control/CopyButton.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { DialogFoot } from '#platform/browser/ui/control/DialogFoot.tsx'
import { Drawer } from '#platform/browser/ui/control/Drawer.tsx'
import { PartTabs } from '#platform/browser/ui/control/PartTabs.tsx'
import { PickFile } from '#platform/browser/ui/control/PickFile.tsx'
import { QrCode } from '#platform/browser/ui/control/QrCode.tsx'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { Box } from './Box.tsx'

export function Controls() {
  const [shown, setShown] = useState<'open' | 'sent'>('open')
  const options = [
    { value: 'open', text: 'Open' },
    { value: 'sent', text: 'Sent' },
  ] as const
  return (
    <Box title="Buttons and choices">
      <div className="flex flex-wrap gap-3">
        <Button look="filled">Pay Now</Button>
        <Button>Outlined</Button>
        <Button look="danger-outlined">Delete</Button>
        <Button look="danger">Delete</Button>
        <Button look="filled" busy>
          Pay Now
        </Button>
        <Button icon={Upload}>Upload Voucher</Button>
        <PickFile label="Pick a file" accept=".csv" onPick={({ name }) => toast.success(name)} />
        <Button disabled>In progress</Button>
        <Button look="applied" disabled>
          Applied
        </Button>
        <ButtonLink to="/">A link</ButtonLink>
        <ButtonLink to="/" look="filled">
          A filled link
        </ButtonLink>
        <Button onClick={() => toast.success('Voucher uploaded successfully!')}>Toast</Button>
        <Button onClick={() => toast.error('Invalid email or password!')}>Error toast</Button>
      </div>
      <div className="bg-brand p-3">
        <Button look="on-brand">On the brand panel</Button>
      </div>
      <p>
        <CopyButton text="01201002345678">Account number</CopyButton>
        <CopySign text="01201002345678" name="the account number" />
      </p>
      <Segments label="Show" options={options} chosen={shown} onChoose={setShown} />
      <Segments label="Off" options={options} chosen="sent" disabled onChoose={setShown} />
      <Parts />
      <div className="w-32">
        <QrCode payload="https://ltu.example/check/1" label="QR of a document" />
      </div>
      <ActionBar>
        <Button look="filled">Save</Button>
      </ActionBar>
    </Box>
  )
}

/** Tabs that fit, and ones that do not and get a menu. */
function Parts() {
  const parts = ['Entrance', 'Admission', 'Course registration', 'Exam registration', 'Retotaling']
  const tabs = parts.map((name, place) => ({
    to: `/${place}`,
    name,
    count: 15 + place,
    isOpen: place === 0,
  }))
  return (
    <>
      <PartTabs label="Few" tabs={tabs.slice(0, 2)} />
      <div className="max-w-80">
        <PartTabs label="Many" tabs={tabs} />
      </div>
    </>
  )
}

const never: Action<never> = {
  state: 'idle',
  run: () => undefined,
  askAgain: () => undefined,
  clear: () => undefined,
}

/** Feet as they stand in dialogs, in each state of what they send. */
export function Dialogs() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'narrow' | 'once' | 'drawer'>('none')
  const close = () => setOpen('none')
  const send = <Button look="filled">Apply</Button>
  return (
    <Box title="Dialogs">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('narrow')}>Open narrow dialog</Button>
        <Button onClick={() => setOpen('once')}>Ask once more</Button>
        <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
      </div>
      <DialogFoot action={never} totals="3 courses, 9 credits">
        {send}
      </DialogFoot>
      <DialogFoot action={never} problem="Choose at least one course.">
        {send}
      </DialogFoot>
      <DialogFoot action={{ ...never, state: 'asking' }}>{send}</DialogFoot>
      <DialogFoot action={{ ...never, state: 'lost' }}>{send}</DialogFoot>
      {open === 'dialog' && (
        <Dialog title="Dialog" onClose={close} footer={<Button onClick={close}>Close</Button>}>
          <p>Esc, scrim and Back close it.</p>
        </Dialog>
      )}
      {open === 'narrow' && (
        <Dialog title="Delete the record?" width="narrow" alert onClose={close}>
          <p>An alert that asks one thing.</p>
        </Dialog>
      )}
      {open === 'once' && (
        <AskOnce
          title="Withdraw?"
          keep="Keep it"
          send="Withdraw"
          action={never}
          problem={null}
          onSend={close}
          onClose={close}
        >
          <p>The application is closed then.</p>
        </AskOnce>
      )}
      {open === 'drawer' && (
        <Drawer label="Menu" onClose={close}>
          <p className="p-5">The menu of a phone.</p>
        </Drawer>
      )}
    </Box>
  )
}
