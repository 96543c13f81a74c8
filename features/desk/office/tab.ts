/** Names this tab: locks belong to a person and their tabs, unsent decisions to the tab that made them. */
export const tab = crypto.randomUUID()
