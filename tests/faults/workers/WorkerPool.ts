import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Reply, SharedProgress, type Task, type WorkerInput } from './protocol.ts'

/** Time without a new cell after which a worker counts as hanging. */
export interface HangTimeout {
  /** In seconds of processor time, which doesn't depend on other load. */
  readonly processor: number
  /** In seconds, for a worker that waits without using the processor. */
  readonly wall: number
}

// Production builds of React, MobX and Apollo, without development checks.
const env = { ...process.env, NODE_ENV: 'production' }

interface Options extends Pick<WorkerInput, 'mutations'> {
  readonly width: number
  readonly script?: URL
  readonly timeout?: HangTimeout
}

export interface Hang {
  readonly task: Task
  readonly cell: number
  readonly mutation: number
}

export interface PoolRun {
  readonly tasks: readonly Task[]
  readonly name?: string
  readonly report?: (line: string) => void
  readonly adjust?: (task: Task) => Task
  readonly onReply: (reply: Reply) => void
  /** The task continues in a new worker; throw to end the run. */
  readonly onHang: (hang: Hang) => void
}

const reportEvery = 25

export class WorkerPool {
  private readonly options: Options
  private readonly threads: WorkerThread[]

  constructor(options: Options) {
    this.options = options
    this.threads = Array.from({ length: options.width }, () => new WorkerThread(options))
  }

  async run({ tasks, name = 'tasks', report = () => undefined, adjust = (task) => task, onReply, onHang }: PoolRun): Promise<void> {
    const waiting = [...tasks]
    let done = 0
    const next = async (index: number): Promise<void> => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        const outcome = await this.threadAt(index).run(adjust(task))
        if ('kind' in outcome) {
          onReply(outcome)
          done += 1
          if (done % reportEvery === 0) report(`${done} of ${tasks.length} ${name}`)
        } else {
          this.threads[index] = new WorkerThread(this.options)
          onHang(outcome)
          waiting.unshift(outcome.task)
        }
      }
    }
    await Promise.all(this.threads.map((_, index) => next(index)))
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()))
  }

  private threadAt(index: number): WorkerThread {
    const thread = this.threads[index]
    if (!thread) throw new Error(`There is no worker ${index}`)
    return thread
  }
}

class WorkerThread {
  private readonly progress = new SharedProgress()
  private readonly worker: Worker
  private readonly online: Promise<unknown>
  private readonly timeout: HangTimeout

  constructor({ mutations, script = new URL('./worker.ts', import.meta.url), timeout = { processor: 40, wall: 600 } }: Options) {
    const workerData: WorkerInput = { progress: this.progress.buffer, mutations }
    // Cells create much garbage: a larger young generation is collected less often.
    this.worker = new Worker(script, { workerData, env, resourceLimits: { maxYoungGenerationSizeMb: 128 } })
    this.online = once(this.worker, 'online')
    this.timeout = timeout
  }

  async run(task: Task): Promise<Reply | Hang> {
    const { worker, progress } = this
    const ended = new AbortController()
    const reply = once(worker, 'message', { signal: ended.signal }).then(([message]: Reply[]) => message)
    worker.postMessage(task)
    try {
      const outcome = await Promise.race([reply, this.hang(ended.signal)])
      return outcome ?? { task, cell: progress.cell, mutation: progress.mutation }
    } finally {
      ended.abort()
    }
  }

  private async hang(ended: AbortSignal): Promise<undefined> {
    await this.online
    let seen = await this.state()
    for await (const _ of setInterval(200, undefined, { signal: ended })) {
      const now = await this.state()
      if (now.count !== seen.count) seen = now
      else if (now.processor - seen.processor > this.timeout.processor || now.wall - seen.wall > this.timeout.wall) return this.close()
    }
    return undefined
  }

  private async state(): Promise<HangTimeout & { readonly count: number }> {
    const { user, system } = await this.worker.cpuUsage()
    return { count: this.progress.count, processor: (user + system) / 1_000_000, wall: performance.now() / 1000 }
  }

  async close(): Promise<undefined> {
    await this.worker.terminate()
  }
}
