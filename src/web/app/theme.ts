export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const stored = 'stevedore-theme'

export function readTheme(): Theme {
  const theme = localStorage.getItem(stored)
  return themes.find((one) => one === theme) ?? 'system'
}

/** Of the two that the stylesheet has; what the system wants is the browser's to say. */
export function applyTheme(theme: Theme = readTheme()): void {
  localStorage.setItem(stored, theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
