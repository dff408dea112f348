import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Progress, type Reply, type Task, type WorkerInput } from './protocol.ts'

/** A worker that began no further cell for so long hangs. */
export interface HangTimeout {
  /** Seconds of its processor time: on a busy machine a cell takes long, but not much of that. */
  readonly processor: number
  /** Seconds for a worker that waits for something and takes no processor time. */
  readonly wall: number
}

// React, MobX and Apollo as they run in production: without the checks of their development builds.
const env = { ...process.env, NODE_ENV: 'production' }

interface Options extends Pick<WorkerInput, 'mutations'> {
  readonly width: number
  readonly script?: URL
  readonly timeout?: HangTimeout
}

/** Where a task came to no end. */
export interface Hang {
  readonly task: Task
  /** Index of the cell in its row, and of the mutation in its task; -1 for none. */
  readonly cell: number
  readonly mutation: number
}

export interface Work {
  readonly tasks: readonly Task[]
  /** What its tasks are, for reports of how far it has come. */
  readonly name?: string
  readonly report?: (line: string) => void
  /** Before a task is played; as it is unless said otherwise. */
  readonly adjust?: (task: Task) => Task
  readonly onReply: (reply: Reply) => void
  /** Its task is adjusted and played again in a new worker; throws where a hang ends the run. */
  readonly onHang: (hang: Hang) => void
}

/** Tasks between two reports. */
const reportEvery = 25

/** Plays rows in threads: each takes the next row as soon as it is done with one. */
export class WorkerPool {
  private readonly options: Options
  private readonly threads: WorkerThread[]

  constructor(options: Options) {
    this.options = options
    this.threads = Array.from({ length: options.width }, () => new WorkerThread(options))
  }

  async run({ tasks, name = 'tasks', report = () => undefined, adjust = (task) => task, onReply, onHang }: Work): Promise<void> {
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

/** One thread. */
class WorkerThread {
  private readonly progress = new Progress()
  private readonly worker: Worker
  private readonly online: Promise<unknown>
  private readonly timeout: HangTimeout

  constructor({ mutations, script = new URL('./worker.ts', import.meta.url), timeout = { processor: 40, wall: 600 } }: Options) {
    const workerData: WorkerInput = { progress: this.progress.buffer, mutations }
    // Cells make much that does not last: a young generation of this size is emptied less often.
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

  /** Resolves once the worker hangs and is ended. */
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
