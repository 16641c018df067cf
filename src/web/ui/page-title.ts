/** The tab's title: how far active work is, and the view. */
let view = ''
let progress: string | null = null

function write(): void {
  document.title = `${progress === null ? '' : `${progress} · `}${view === '' ? '' : `${view} · `}Stevedore`
}

function setTitle(title: string): void {
  view = title
  write()
}

/** @param text Such as 43 %; null: nothing goes on. */
export function setTitleProgress(text: string | null): void {
  progress = text
  write()
}

export function usePageTitle(): { setTitle: (title: string) => void } {
  return { setTitle }
}
