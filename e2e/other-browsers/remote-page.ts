/** A place in the page: an element as the browser's protocol names it. */
export type ElementHandle = { readonly id: string }

/** A window of a real browser, driven from outside by its own protocol. */
export type RemotePage = {
  readonly goto: (url: string) => Promise<void>
  /** Runs the body of a function in the page; its arguments are JSON. */
  readonly run: <Result>(body: string, ...args: readonly unknown[]) => Promise<Result>
  /** The same for a body that returns an element, or null. */
  readonly find: (body: string, ...args: readonly unknown[]) => Promise<ElementHandle | null>
  readonly click: (element: ElementHandle) => Promise<void>
  /** Presses the keys of a text where the focus is. */
  readonly type: (element: ElementHandle, text: string) => Promise<void>
  readonly chooseFile: (element: ElementHandle, path: string) => Promise<void>
  /** PNG bytes. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Runs on `element` before it is pressed: in the middle of the window no bar covers it. */
export const inSight = "element.scrollIntoView({ block: 'center', behavior: 'instant' })"

export type RemoteBrowser = {
  readonly name: string
  readonly version: string
  /** A window with no memory of others. */
  readonly newPage: (size: {
    readonly width: number
    readonly height: number
  }) => Promise<RemotePage>
  readonly close: () => Promise<void>
}
