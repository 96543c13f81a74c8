import type { ComponentType } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { Permission } from '#features/roles/rules/facts.ts'

/** A part of a student's file that a feature above this one adds. */
export type StudentPart = {
  /** Name of the part in the address. */
  readonly id: string
  readonly name: Message
  readonly permission: Permission
  readonly Part: ComponentType<{ readonly partnerId: number }>
}
