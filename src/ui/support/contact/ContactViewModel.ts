import type { ContactEntry } from '#domain/support/contactEntry'
import type { ContactCentre } from '#domain/support/contactPlaces'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { Invitation } from '../referral/Invitation.ts'
import type { ContactEditor } from './ContactEditor.ts'
import type { ContactPlaces } from './ContactPlaces.ts'

export class ContactViewModel {
  readonly editor: ContactEditor
  readonly places: ContactPlaces
  readonly invitation: Invitation

  constructor(editor: ContactEditor, places: ContactPlaces, invitation: Invitation) {
    this.editor = editor
    this.places = places
    this.invitation = invitation
    makeReactive(this)
  }

  get centres(): readonly ContactCentre[] {
    return this.places.centresIn(this.editor.entry.area)
  }

  start(): void {
    this.places.start()
  }

  dispose(): void {
    this.editor.dispose()
    this.places.dispose()
    this.invitation.dispose()
  }

  /** `friendId`: of the player whose invitation brought the visitor. */
  open(friendId?: string): void {
    this.editor.begin(friendId === undefined ? 'contact us' : `contact us ${friendId}`)
    if (friendId !== undefined) this.invitation.open(friendId)
  }

  chooseArea(area: string): void {
    const { centreId } = this.editor.entry
    const isThere = this.places.centresIn(area).some(({ id }) => id === centreId)
    this.editor.change({ area, centreId: isThere ? centreId : undefined })
  }

  /** In Japan a complete postcode chooses the prefecture. */
  writePostcode(postalCode: string): void {
    const pref = this.editor.isJapan ? this.places.prefectureAt(postalCode) : undefined
    this.editor.change({ postalCode, ...(pref !== undefined && { pref }) })
  }

  leavePostcode(): void {
    void this.places.near(this.editor.entry.postalCode)
  }

  change(values: Partial<ContactEntry>): void {
    this.editor.change(values)
  }

  submit(): Promise<void> {
    const area = this.places.areaOf(this.editor.entry.centreId)
    return this.editor.submit({ area, friendId: this.invitation.friendId })
  }
}
