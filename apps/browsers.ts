/**
 * The oldest browsers the pages are built for (docs/browsers.md): iPhones of 2017 have Safari 16.4 as their last. What is newer
 * in the language is missed by the types: the portal's `lib` ends before it.
 */
export const oldestOfPortal = ['chrome111', 'safari16.4', 'firefox121']
/** Staff have a computer of the university. */
export const oldestOfOffice = ['chrome119', 'safari17.4', 'firefox121']
