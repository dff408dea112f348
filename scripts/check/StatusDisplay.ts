import { progressBar, type Status, statusLine } from './status.ts'

interface Output {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

const eraseLine = '\r\u001B[K'

export class StatusDisplay {
  private readonly output: Output
  private readonly status: () => Status
  private readonly timer: NodeJS.Timeout

  constructor(output: Output, status: () => Status) {
    this.output = output
    this.status = status
    this.timer = setInterval(() => this.update(), output.isTTY ? 1000 : 60_000)
  }

  print(text: string): void {
    this.output.write(`${this.output.isTTY ? eraseLine : ''}${text}\n`)
    if (this.output.isTTY) this.update()
  }

  stop(): void {
    clearInterval(this.timer)
    if (this.output.isTTY) this.output.write(eraseLine)
  }

  private update(): void {
    const status = this.status()
    if (this.output.isTTY) this.output.write(`${eraseLine}${progressBar(status, this.output.columns ?? 80)}`)
    else this.output.write(`${statusLine(status)}\n`)
  }
}
