/** Processor time of examples in Node, which `PROCESSOR_TIME=1` prints. */
export class ProcessorTime {
  private readonly all: number[] = []
  private readonly withoutWorld: number[] = []
  private begun = 0
  private prepared = 0

  begin(): void {
    this.begun = now()
  }

  /** The world is there. */
  prepare(): void {
    this.prepared = now()
  }

  end(): void {
    const at = now()
    this.all.push(at - this.begun)
    this.withoutWorld.push(at - this.prepared)
  }

  get report(): string {
    return `Processor time of ${this.all.length} examples: ${figures(this.all)}; without the world ${figures(this.withoutWorld)}\n`
  }
}

function now(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function figures(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other)
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length
  return `median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, mean ${Math.round(mean)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`
}
