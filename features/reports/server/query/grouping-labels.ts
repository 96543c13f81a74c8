/** Labels of a report whose rows are counted by what is chosen. */
export const group = { en: 'Group', ne: 'समूह' } as const
export const quota = { en: 'Quota claimed', ne: 'दाबी गरेको कोटा' } as const
export const district = { en: 'Permanent district', ne: 'स्थायी जिल्ला' } as const
