import type { Message } from '#platform/pure/message.ts'
import { imageMessages } from '#features/profile/rules/messages.ts'
import type { PictureReason } from '#features/profile/server/clean-picture.ts'
import { pictureProblems } from '../../rules/picture-problem.ts'

export type PictureProblem = PictureReason | keyof typeof pictureProblems

/** Sentences to the reasons why a file of a zip is not taken; those of a student's own upload are the same. */
const sentences: Readonly<Record<PictureProblem, Message>> = {
  'image-wrong-type': imageMessages['image-wrong-type'],
  'file-too-large': imageMessages['file-too-large'],
  'image-damaged': imageMessages['image-damaged'],
  'image-too-many-pixels': imageMessages['image-too-many-pixels'],
  ...pictureProblems,
}

/** The sentence to a reason as it is stored. */
export function pictureReason(stored: string | null): Message {
  const known: Readonly<Record<string, Message>> = sentences
  return known[stored ?? ''] ?? pictureProblems.unreadable
}
