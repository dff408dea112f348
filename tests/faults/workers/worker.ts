import { parentPort, workerData } from 'node:worker_threads'
import { installMutations } from '../mutations/installMutations.ts'
import { type Reply, SharedProgress, type Task, type WorkerInput } from './protocol.ts'

const input: WorkerInput = workerData
const progress = new SharedProgress(input.progress)
// Must run before any module of the product is loaded.
const switches = input.mutations ? installMutations() : undefined
const { RowRunner } = await import('../RowRunner.ts')
const runner = await RowRunner.create({ progress, switches })

async function replyTo({ call, mutations, forged }: Task): Promise<Reply> {
  try {
    if (forged) return { kind: 'forged', row: await runner.playForged(call, forged) }
    if (mutations) return { kind: 'mutated', red: await runner.playMutations(call, mutations) }
    return { kind: 'played', row: await runner.playCells(call) }
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? `${call}: ${error.message} ${error.cause ?? ''}` : String(error) }
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await replyTo(task)))
