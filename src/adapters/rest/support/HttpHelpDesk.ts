import type { Progress } from '#app/shared/chosenFile'
import { Failure } from '#app/shared/failure'
import type { HelpDesk, Ticket } from '#app/support/ports/HelpDesk'
import { ticketFields } from '#domain/support/ticket'
import { appendFile, movingForm, type PostForm } from '../form.ts'
import type { RestClient } from '../RestClient.ts'
import { helpdeskTicket } from './helpDeskCalls.ts'

export class HttpHelpDesk implements HelpDesk {
  private readonly client: Pick<RestClient, 'send'>
  private readonly post: PostForm

  constructor(client: Pick<RestClient, 'send'>, post: PostForm) {
    this.client = client
    this.post = post
  }

  async send(ticket: Ticket, { signal, onProgress }: Progress): Promise<'sent' | 'too-large' | 'wrong-type'> {
    const form = new FormData()
    for (const field of ticketFields) form.append(field, ticket[field])
    for (const file of ticket.files) await appendFile(form, 'attachments[]', file)
    try {
      await this.client.send(helpdeskTicket, {
        body: undefined,
        signal,
        sendForm: (sending) => this.post(form, movingForm(sending, onProgress)),
      })
      return 'sent'
    } catch (error) {
      const code = error instanceof Failure && error.kind === 'rejected' ? error.code : undefined
      if (code === 413) return 'too-large'
      if (code === 415) return 'wrong-type'
      throw error
    }
  }
}
