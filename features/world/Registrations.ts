import type { MessageRow, PlayerRow } from '#mocks/contexts/session/data'
import type { World } from '#mocks/world/World'
import type { SignUpEntry } from '../session/actors/SignUpActor.ts'

export const sol: SignUpEntry = {
  ...{ firstName: 'Sol', lastName: 'Marchetti', email: 'sol@clubhouse.example', password: 'fairway-sol', phone: '+1 312 555 0190' },
  ...{ postalCode: '60611', centre: 'Lakeshore Tempo Room', hand: 'left' },
}

export class Registrations {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  accounts(email: string): readonly PlayerRow[] {
    return this.world.players.list((player) => player.email === email)
  }

  get messages(): readonly MessageRow[] {
    return this.world.messages.list(({ purpose }) => purpose === 'sign-up' || purpose === 'verify-email')
  }

  get lastMessage(): MessageRow | undefined {
    return this.messages.at(-1)
  }

  async occupyEmail(email: string): Promise<void> {
    await this.world.players.add({
      ...this.world.players.get('player-li'),
      id: this.world.nextId('player'),
      email,
      phone: '+1 312 555 0199',
    })
  }

  async setParent(child: string, parent: string): Promise<void> {
    await this.world.players.change(child, { parentId: parent })
  }

  async setVerificationMethod(methodOfVerification: 1 | 2): Promise<void> {
    await this.world.registrationSettings.change('registration', { methodOfVerification })
  }

  async setClubText(id: string, text: string): Promise<void> {
    const html = { en: text, fr: text, ja: text, zh: text }
    await this.world.clubTexts.change(id, { html })
  }
}
