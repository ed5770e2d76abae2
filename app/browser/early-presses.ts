declare global {
  interface Window {
    /** Buttons that were pressed before the page was alive, in turn; calling it ends the record. */
    takeEarlyPresses?: () => HTMLButtonElement[]
  }
}

/**
 * Runs before the first paint: on a slow phone a page is read seconds before its scripts listen, and a button that is pressed then would do
 * nothing. What works by itself, such as a menu or sending a form, is left alone. Nothing here may throw in an old browser.
 */
export const earlyPressScript = `(function(){var p=[];function l(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b&&!b.hasAttribute('popovertarget')&&p.length<9)p.push(b)}document.addEventListener('click',l,true);window.takeEarlyPresses=function(){document.removeEventListener('click',l,true);delete window.takeEarlyPresses;return p}})()`

/** A list of places of the page closes when one is chosen, whether or not the page is alive. */
export const closeListScript = `document.addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('details a[href^="#"]');if(a)a.closest('details').removeAttribute('open')})`

/** Presses the buttons again to which nobody listened, once everybody listens. */
export function repeatEarlyPresses(): void {
  for (const button of window.takeEarlyPresses?.() ?? []) if (button.isConnected) button.click()
}
