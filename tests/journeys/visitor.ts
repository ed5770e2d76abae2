/** What a journey does in a browser, whichever it is: pressing and writing as a hand does, and reading what is shown. */
export interface Visitor {
  readonly browser: BrowserName
  goTo(address: string): Promise<void>
  address(): Promise<string>
  back(): Promise<void>
  forward(): Promise<void>
  /** In CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Waits until what is meant is shown, and presses it. */
  press(control: Control): Promise<void>
  /** Writes in place of what the field holds. */
  write(control: Control, text: string): Promise<void>
  /** A key for whatever has the focus. */
  strike(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>
  /** @param script is run in the page; it sees nothing of the test but its argument */
  read<Result extends ReadValue>(script: (argument: string) => Result | Promise<Result>, argument: string): Promise<Result>
  /** Names of the files that were downloaded whole. */
  downloads(): string[]
  /** The folder in which they lie. */
  readonly downloadFolder: string
  close(): Promise<void>
}

export const browserNames = ['Chromium', 'Firefox', 'WebKit'] as const
export type BrowserName = (typeof browserNames)[number]

export type ReadValue = string | number | boolean | null | readonly string[] | readonly number[]

/** A control by what assistive technology tells of it. */
export interface Control {
  role: 'link' | 'button' | 'field' | 'choice' | 'option' | 'listbox'
  /** The whole name, without the spaces around it; or how it begins, where an ellipsis ends it. */
  name: string
}
