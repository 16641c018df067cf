/** Which uploads were begun for which files in this browser, so that the same file, chosen again after the tab was closed, goes on. */
const prefix = 'stevedore-upload:'

/** What tells a file from others without reading it. */
export function fingerprintOf(file: File, folder: string): string {
  return JSON.stringify([folder, file.name, file.type, file.size, file.lastModified])
}

export function recallUpload(fingerprint: string): string | null {
  return localStorage.getItem(prefix + fingerprint)
}

export function rememberUpload(fingerprint: string, uploadId: string): void {
  try {
    localStorage.setItem(prefix + fingerprint, uploadId)
  } catch {
    // No room: it can't be gone on with after a reload, except by the list of unfinished uploads.
  }
}

export function forgetUpload(fingerprint: string): void {
  localStorage.removeItem(prefix + fingerprint)
}
