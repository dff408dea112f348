/** `XMLHttpRequest` as uploads use it: happy-dom's own would ask the network, this one asks whoever answers the page. */
export class FetchingRequest {
  readonly upload = {}
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  status = 0
  responseText = ''
  private readonly headers = new Headers()
  private readonly abortion = new AbortController()
  private target: { readonly method: string; readonly url: string | URL } | undefined
  private answer = new Headers()

  open(method: string, url: string | URL): void {
    this.target = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.answer.get(name)
  }

  abort(): void {
    this.abortion.abort()
  }

  send(body: Blob | FormData): void {
    void this.ask(body).then(
      () => this.onload?.(),
      () => (this.abortion.signal.aborted ? this.onabort?.() : this.onerror?.()),
    )
  }

  private async ask(body: Blob | FormData): Promise<void> {
    if (!this.target) throw new Error('The request has no address')
    const { method, url } = this.target
    const response = await fetch(url, { method, headers: this.headers, body, signal: this.abortion.signal })
    this.status = response.status
    this.answer = response.headers
    this.responseText = await response.text()
  }
}
