/** Request for the conditions of openings. */
export const conditionsRequest = 'POST /api/v1/processes/opening_conditions'

/** An answer with the condition of one opening, an age that is met or not. */
export function conditionsOnWire(id?: number, isMet = false) {
  const condition = {
    rule: { en: 'Age', ne: 'उमेर' },
    needed: { en: 'at least 18 years', ne: 'कम्तीमा १८ वर्ष' },
    yours: { en: '17 years', ne: '१७ वर्ष' },
    ask: { en: 'The registrar’s office.', ne: 'रजिस्ट्रार कार्यालय।' },
    isMet,
  }
  const openings = id === undefined ? [] : [{ id, conditions: [condition] }]
  return { isError: false, summary: 'Read', data: { openings } }
}
