import type { CodeAnswer } from '#app/session/ports/CodeAnswer'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { CodeEntry } from './CodeEntry.ts'

interface CodeCheckSteps {
  confirm(code: string): Promise<CodeAnswer>
  resend(): Promise<unknown>
}

/** A refusal keeps the answer's body. */
export class CodeCheck<Done extends string> {
  readonly entry: CodeEntry
  readonly #done: Done
  readonly #steps: CodeCheckSteps
  private answer: CodeAnswer | undefined = undefined

  constructor(done: Done, steps: CodeCheckSteps) {
    this.#done = done
    this.#steps = steps
    this.entry = new CodeEntry({ confirm: (code) => this.confirm(code), resend: () => steps.resend() })
    makeReactive(this)
  }

  get operation(): Operation<Done, unknown> {
    if (this.entry.confirming.busy) return waiting
    if (this.answer?.kind === 'accepted') return { state: this.#done }
    const error = this.answer?.payload ?? this.entry.confirming.failure?.body
    return error === undefined ? idle : refused(error)
  }

  clear(): void {
    this.receive(undefined)
    this.entry.clear()
  }

  private async confirm(code: string) {
    this.receive(undefined)
    const answer = await this.#steps.confirm(code)
    this.receive(answer)
    return answer.kind === 'refused' ? answer.reason : undefined
  }

  private receive(answer: CodeAnswer | undefined): void {
    this.answer = answer
  }
}
