export { examCardMessages } from './card-messages.ts'
export { type LayoutState, layoutState } from './laid-out.ts'
export { layoutText } from './layout-messages.ts'
export { examinationMessages } from './office-messages.ts'
export {
  hoursOf,
  isMovedIntoPast,
  overlaps,
  readSlot,
  seatedBy,
  type Slot,
  type SlotReason,
} from './slot.ts'
