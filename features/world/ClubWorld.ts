import { setWorldConstructor, World } from '@cucumber/cucumber'
import { type Session, signedOut } from '#domain/session/session'
import type { Actor } from './Actor.ts'
import type { TestEnvironment } from './Assembly.ts'
import type { Club } from './Club.ts'
import type { Member } from './cast.ts'
import type { Device } from './Device.ts'
import type { Notice } from './notices.ts'

export class ClubWorld extends World {
  passesNoted: () => readonly string[] = () => []
  way = ''
  private scene: { readonly club: Club; readonly environment: TestEnvironment } | undefined
  private readonly devices = new Map<Member, Device>()
  private inFocus: Member | undefined

  begin(club: Club, environment: TestEnvironment): void {
    this.scene = { club, environment }
  }

  get club(): Club {
    return this.staged.club
  }

  get environment(): TestEnvironment {
    return this.staged.environment
  }

  get lesson(): string {
    return this.club.lessons.last
  }

  device(member: Member): Device {
    const device = this.devices.get(member) ?? this.environment.device()
    this.devices.set(member, device)
    return device
  }

  as(member: Member): Actor {
    this.inFocus = member
    return this.device(member).window()
  }

  at(member: Member, isSecondWindow: boolean): Actor {
    return isSecondWindow ? this.secondWindow(member) : this.as(member)
  }

  secondWindow(member: Member): Actor {
    return this.device(member).secondWindow()
  }

  get protagonist(): Member {
    if (!this.inFocus) throw new Error('Nobody has done anything yet')
    return this.inFocus
  }

  get me(): Actor {
    return this.as(this.protagonist)
  }

  get myDevice(): Device {
    return this.device(this.protagonist)
  }

  handDeviceTo(member: Member): void {
    this.devices.set(member, this.myDevice)
  }

  async hasSession(
    member: Member,
    flags: Partial<Pick<Session, 'rememberMe' | 'skytrakLogin' | 'byTicket' | 'player'>> = {},
  ): Promise<void> {
    const { region, isSkytrak } = this.club.members.signsInAs(member)
    if (region !== 'global') this.device(member).setRegion(region)
    const tokens = { grant: await this.club.members.letIn(member), skytrakShop: await this.club.members.monitorShopOf(member) }
    this.device(member).storeSession({ ...signedOut, isSkytrak, ...tokens, ...flags })
    this.inFocus = member
  }

  async opened(member: Member): Promise<void> {
    const { lesson } = this.as(member)
    if (!(await lesson.isOpen())) await lesson.open(this.lesson)
  }

  async begun(member: Member): Promise<void> {
    const { booking } = this.as(member)
    if (!(await booking.isOpen())) await booking.begin()
  }

  sees<T>(read: () => T | Promise<T>, expected: NoInfer<T>): Promise<void> {
    return this.environment.expectEventually(read, expected)
  }

  async tells(member: Member, notice: Notice, isSecondWindow = false): Promise<void> {
    const messages = async () => {
      const notices = await this.at(member, isSecondWindow).notices()
      return notices.includes(notice) ? [notice] : notices
    }
    await this.sees(messages, [notice])
  }

  private get staged() {
    if (!this.scene) throw new Error('The scenario has not begun')
    return this.scene
  }
}

setWorldConstructor(ClubWorld)
