import type { Messages } from '#platform/pure/message.ts'

/** What the search over everything that waits says. */
export const searchText = {
  label: { en: 'Search what waits', ne: 'पर्खाइमा रहेका खोज्ने' },
  placeholder: { en: 'Name, phone, email, reg. no., TRX', ne: 'नाम, फोन, इमेल, दर्ता नं., TRX' },
  nothing: { en: 'Nothing of theirs waits here.', ne: 'यहाँ उहाँको केही पर्खाइमा छैन।' },
} as const satisfies Messages
