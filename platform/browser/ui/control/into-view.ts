/** As the ref of the current link of a list that scrolls by itself: brings it into view once it is the current one. */
export function intoView(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
