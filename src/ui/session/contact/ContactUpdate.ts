import type { ChangeContact } from '#app/session/ChangeContact'
import type { Contact } from '#domain/session/contact'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** A refusal or failure keeps the answer's body. */
export class ContactUpdate {
  operation: Operation<'changed', unknown> = idle
  isAddressTaken = false
  readonly saving = new Task()
  readonly #changeContact: Pick<ChangeContact, 'execute'>
  readonly #contact: Loaded<Contact>

  constructor(changeContact: Pick<ChangeContact, 'execute'>, contact: Loaded<Contact>) {
    this.#changeContact = changeContact
    this.#contact = contact
    makeReactive(this)
  }

  async save(change: (contact: Contact) => Contact): Promise<boolean> {
    if (this.saving.busy) return false
    this.isAddressTaken = false
    this.operation = waiting
    const answer = await this.saving.run(() => this.#changeContact.execute(change))
    this.settle(answer)
    return answer?.kind === 'changed'
  }

  clear(): void {
    this.operation = idle
    this.isAddressTaken = false
    this.saving.clear()
  }

  private settle(answer: Awaited<ReturnType<ChangeContact['execute']>> | undefined): void {
    if (answer?.kind === 'changed') {
      this.#contact.receive(answer.contact)
      this.operation = { state: 'changed' }
      return
    }
    this.isAddressTaken = answer !== undefined
    this.operation = refused(answer ? answer.payload : this.saving.failure?.body)
  }
}
