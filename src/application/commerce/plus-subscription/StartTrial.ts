import type { Connectivity } from '#app/shared/ports/Connectivity'
import { writeOnce } from '#app/shared/writeOnce'
import type { PlusSubscriptions } from '../ports/PlusSubscriptions.ts'

/** Sent once. If the answer is lost, the trial shows whether it has begun. */
export class StartTrial {
  private readonly plus: Pick<PlusSubscriptions, 'trial' | 'startTrial'>
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(plus: Pick<PlusSubscriptions, 'trial' | 'startTrial'>, connectivity: Pick<Connectivity, 'value'>) {
    this.plus = plus
    this.connectivity = connectivity
  }

  execute(): Promise<true> {
    return writeOnce(
      this.connectivity,
      () => this.plus.startTrial().then(() => true as const),
      async () => ((await this.plus.trial()).state === 'running' ? true : undefined),
    )
  }
}
