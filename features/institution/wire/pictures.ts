import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { pictureTypes } from '../rules/picture.ts'

export const universityPicture = v.object({
  id: v.number(),
  type: v.picklist(pictureTypes),
  /** Officer who signs; '' for other pictures. */
  person: v.string(),
  /** `yyyy-mm-dd`; null: without an end. */
  from: v.string(),
  until: v.nullable(v.string()),
  isUsed: v.boolean(),
  /** PNG in base64. */
  content: v.string(),
})
export type ShownPicture = v.InferOutput<typeof universityPicture>

/** Logo, seal and signatures, the newest first. */
export const universityPictures = contract({
  slug: 'university_pictures',
  input: v.object({}),
  output: v.object({ pictures: list(universityPicture) }),
})

export const universityPictureAdd = contract({
  slug: 'university_picture_add',
  input: v.object({
    type: argument.text(20),
    person: v.optional(argument.text(argument.nameLength)),
    from_day: argument.text(10),
    file: argument.bytes(),
  }),
})

/** Ends the use of a picture after a day. */
export const universityPictureEnd = contract({
  slug: 'university_picture_end',
  input: v.object({ picture_ID: argument.integer(), until_day: argument.text(10) }),
})
