import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const opening = { model: argument.text(), record_ID: argument.integer() } as const

export const openingPublicationRead = contract({
  slug: 'opening_publication_read',
  input: v.object(opening),
  output: v.object({
    /** ISO timestamp; null: it is not planned. */
    at: v.nullable(v.string()),
    /** Why it was not published at that time; null: the time is to come. */
    refused: v.nullable(message),
  }),
})

/** Drafts of a model that are published by themselves at a time to come. */
export const openingPublications = contract({
  slug: 'opening_publications',
  input: v.object({ model: argument.text() }),
  output: v.object({
    /** `at`: ISO timestamp. */
    planned: list(v.object({ id: v.number(), at: v.string() })),
  }),
})

/** Plans the publication of a draft. `at`: `2026-12-10 17:00` in Nepal; empty: it stays a draft. */
export const openingPublishAt = contract({
  slug: 'opening_publish_at',
  input: v.object({ ...opening, at: v.optional(argument.text(16)) }),
})
