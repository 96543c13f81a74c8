import type { Messages } from '#platform/pure/message.ts'

/** Texts for an action of which we do not know whether the server has done it. */
export const actionMessages = {
  'not-known': {
    en: "We don't know whether it arrived.",
    ne: 'यो पुग्यो कि पुगेन, थाहा भएन।',
  },
  asking: { en: 'We are asking the university.', ne: 'हामी विश्वविद्यालयसँग सोध्दैछौं।' },
  'ask-again-help': {
    en: 'Try again; nothing is done twice.',
    ne: 'फेरि सोध्नुहोस्; एउटै काम दुई पटक हुँदैन।',
  },
  'ask-again': { en: 'Ask again', ne: 'फेरि सोध्नुहोस्' },
} as const satisfies Messages
