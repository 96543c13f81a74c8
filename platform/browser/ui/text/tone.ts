import {
  ArrowRight,
  CircleCheck,
  Check,
  Clock,
  Info,
  Lock,
  type LucideIcon,
  Pencil,
  TriangleAlert,
} from 'lucide-react'

/** The six things a colour may mean (DESIGN §6); a word and an icon always say it too. */
export const tones = ['done', 'waiting', 'draft', 'turn', 'closed', 'problem'] as const
export type Tone = (typeof tones)[number]

export const chipIcon = {
  done: Check,
  waiting: Clock,
  draft: Pencil,
  turn: ArrowRight,
  closed: Lock,
  problem: TriangleAlert,
} as const satisfies Record<Tone, LucideIcon>

export const noteIcon = {
  ...chipIcon,
  done: CircleCheck,
  draft: Info,
} as const satisfies Record<Tone, LucideIcon>
