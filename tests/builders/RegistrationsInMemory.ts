import type { Registered, Registrations, Verified } from '#app/session/ports/Registrations'
import type { Registration } from '#domain/session/registration'

export class RegistrationsInMemory implements Registrations {
  readonly asked: string[] = []
  readonly opened: Registration[] = []
  onFree: (email: string) => boolean | Promise<boolean> = (email) => !this.opened.some((account) => account.email === email)
  onOpen: () => Registered = () => ({ kind: 'registered' })
  onVerify: () => Verified = () => ({ kind: 'verified' })
  onFamily: (email: string) => boolean = () => false

  async isFree(email: string): Promise<boolean> {
    this.asked.push(`free ${email}`)
    return this.onFree(email)
  }

  async isOfFamily(email: string): Promise<boolean> {
    this.asked.push(`family ${email}`)
    return this.onFamily(email)
  }

  async open(registration: Registration): Promise<Registered> {
    this.asked.push('open')
    const answer = this.onOpen()
    if (answer.kind === 'registered') this.opened.push(registration)
    return answer
  }

  async sendCode({ email, phone, method }: { email: string; phone: string; method: 1 | 2 }): Promise<void> {
    this.asked.push(`code ${method === 1 ? phone : email}`)
  }

  async sendLink(email: string): Promise<void> {
    this.asked.push(`link ${email}`)
  }

  async verify(code: string): Promise<Verified> {
    this.asked.push(`verify ${code}`)
    return this.onVerify()
  }

  async acceptTerms(): Promise<void> {
    this.asked.push('terms')
  }

  async friend(pid: string): Promise<string | undefined> {
    this.asked.push(`friend ${pid}`)
    return undefined
  }
}
