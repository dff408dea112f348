import { setWorldConstructor, World } from '@cucumber/cucumber'
import { type Session, signedOut } from '#domain/session/session'
import type { Actor } from './Actor.ts'
import type { TestEnvironment } from './Assembly.ts'
import type { Club } from './Club.ts'
import type { Member } from './cast.ts'
import type { Device } from './Device.ts'
import type { Notice } from './notices.ts'

export class ClubWorld extends World {
  tokensSinceNoted: () => readonly string[] = () => []
  private scenario: { readonly club: Club; readonly environment: TestEnvironment } | undefined
  private readonly devices = new Map<Member, Device>()
  private lastActor: Member | undefined

  start(club: Club, environment: TestEnvironment): void {
    this.scenario = { club, environment }
  }

  get club(): Club {
    return this.current.club
  }

  get environment(): TestEnvironment {
    return this.current.environment
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
    this.lastActor = member
    return this.device(member).window()
  }

  at(member: Member, isSecondWindow: boolean): Actor {
    return isSecondWindow ? this.secondWindow(member) : this.as(member)
  }

  secondWindow(member: Member): Actor {
    return this.device(member).secondWindow()
  }

  get activeMember(): Member {
    if (!this.lastActor) throw new Error('Nobody has done anything yet')
    return this.lastActor
  }

  get me(): Actor {
    return this.as(this.activeMember)
  }

  get myDevice(): Device {
    return this.device(this.activeMember)
  }

  shareDeviceWith(member: Member): void {
    this.devices.set(member, this.myDevice)
  }

  async restoreSession(
    member: Member,
    flags: Partial<Pick<Session, 'rememberMe' | 'skytrakLogin' | 'byTicket' | 'player'>> = {},
  ): Promise<void> {
    const { region, isSkytrak } = this.club.memberships.signInDetails(member)
    if (region !== 'global') this.device(member).setRegion(region)
    const tokens = { grant: await this.club.memberships.signIn(member), skytrakShop: await this.club.memberships.monitorShopOf(member) }
    this.device(member).storeSession({ ...signedOut, isSkytrak, ...tokens, ...flags })
    this.lastActor = member
  }

  async openLesson(member: Member): Promise<void> {
    const { lesson } = this.as(member)
    if (!(await lesson.isOpen())) await lesson.open(this.lesson)
  }

  async startBooking(member: Member): Promise<void> {
    const { booking } = this.as(member)
    if (!(await booking.isOpen())) await booking.begin()
  }

  expectEventually<T>(read: () => T | Promise<T>, expected: NoInfer<T>): Promise<void> {
    return this.environment.expectEventually(read, expected)
  }

  async expectNotice(member: Member, notice: Notice, isSecondWindow = false): Promise<void> {
    const messages = async () => {
      const notices = await this.at(member, isSecondWindow).notices()
      return notices.includes(notice) ? [notice] : notices
    }
    await this.expectEventually(messages, [notice])
  }

  private get current() {
    if (!this.scenario) throw new Error('The scenario has not begun')
    return this.scenario
  }
}

setWorldConstructor(ClubWorld)
