import { parentPort, workerData } from 'node:worker_threads'
import { SharedProgress, type Task } from './protocol.ts'

const progress = new SharedProgress(workerData.progress)

/** For the pool's test: hangs in the third cell of every row under a mutation. */
parentPort?.on('message', ({ mutations = [] }: Task) => {
  if (mutations.length > 0) progress.report(2, 0)
  while (mutations.length > 0);
  parentPort?.postMessage({ kind: 'mutated', red: [] })
})
