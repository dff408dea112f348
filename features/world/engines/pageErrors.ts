/** Runs in the page before its own scripts; the session's storage outlives the document. */
export function recordErrors(): void {
  const record = (text: string) => {
    const before: readonly string[] = JSON.parse(sessionStorage.getItem('page-errors') ?? '[]')
    sessionStorage.setItem('page-errors', JSON.stringify([...before, text]))
  }
  window.addEventListener('error', ({ message, filename, lineno }) => record(`error: ${message} (${filename}:${lineno})`))
  window.addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', (event) => record(`refused: ${event.violatedDirective} ${event.blockedURI}`))
}

/** Runs in the page. */
export function takeErrors(): readonly string[] {
  const errors = JSON.parse(sessionStorage.getItem('page-errors') ?? '[]')
  sessionStorage.removeItem('page-errors')
  return errors
}
