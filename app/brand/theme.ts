import { readStored, store } from '../browser/storage.ts'

const key = 'theme'

/**
 * Runs before the first paint: applies the theme that the visitor chose, and says that scripts run, for parts that only
 * work with them. It stands in the page, so it may not throw where storage is forbidden.
 */
export const themeScript = `(function(){var d=document.documentElement;d.dataset.js='';try{var t=localStorage.getItem('${key}');if(t==='dark'||t==='light')d.dataset.theme=t}catch(e){}})()`

/** Changes between light and dark and remembers it. */
export function toggleTheme(): void {
  const shown = readStored(key) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const next = shown === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = next
  store(key, next)
}
