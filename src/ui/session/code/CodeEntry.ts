import { type CodeRefusal, codeOf } from '#domain/session/sentCode'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

interface CodeSteps {
  confirm(code: string): Promise<CodeRefusal | undefined>
  resend(): Promise<unknown>
}

export class CodeEntry {
  code = ''
  problem: CodeRefusal | 'missing' | undefined = undefined
  isResent = false
  readonly confirming = new Task()
  readonly resending = new Task()
  readonly #steps: CodeSteps

  constructor(steps: CodeSteps) {
    this.#steps = steps
    makeReactive(this)
  }

  change(code: string): void {
    this.code = code
    this.problem = undefined
  }

  clear(): void {
    this.change('')
    this.isResent = false
    this.confirming.clear()
    this.resending.clear()
  }

  async submit(): Promise<boolean> {
    const code = codeOf(this.code)
    if (code === undefined) {
      this.problem = 'missing'
      return false
    }
    this.problem = undefined
    const answer = await this.confirming.run(async () => ({ refusal: await this.#steps.confirm(code) }))
    if (answer) this.receive(answer.refusal)
    return answer !== undefined && answer.refusal === undefined
  }

  async resend(): Promise<void> {
    this.isResent = false
    const sent = await this.resending.run(async () => {
      await this.#steps.resend()
      return true
    })
    if (sent) this.receiveNew()
  }

  private receive(refusal: CodeRefusal | undefined): void {
    this.problem = refusal
  }

  private receiveNew(): void {
    this.change('')
    this.isResent = true
  }
}
