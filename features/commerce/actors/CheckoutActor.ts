import type { AddressField } from '#domain/commerce/addressDraft'
import { paths } from '#ui/shell/paths.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { inRows } from '../../world/screen/shown.ts'
import { beginning, called, field, heading, link, named, part, radio, type Target } from '../../world/screen/Target.ts'
import { openByMiniCart } from './CartActor.ts'

type Place = 'shipping' | 'billing'

const ways = part('label').having(part('[data-way]')).within(named('method'))
const way = part('[data-way]')

/** Addresses are identified by the first line of their street. */
export class CheckoutActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(): Promise<void> {
    return openByMiniCart(this.screen, paths.checkout, link('commerce:miniCart.checkOut'))
  }

  async writeEmail(text: string): Promise<void> {
    await this.screen.type(field().within(named('email')), text)
    await this.screen.press(heading().within(named('email')))
  }

  async fillInAddress(place: Place, name: AddressField, text: string): Promise<void> {
    const another = radio('checkout:shipping.another').within(named(place))
    const isNew = await this.screen.shows(fieldOf(place, 'city'))
    if (!isNew && (await this.screen.shows(another))) await this.screen.press(another)
    const folded = part(`details:not([open]):has([name=${name}]) > summary`).within(named(place))
    if (await this.screen.shows(folded)) await this.screen.press(folded)
    if (name === 'countryCode' || name === 'regionId') await this.screen.choose(fieldOf(place, name), text)
    else await this.screen.type(fieldOf(place, name), text)
  }

  chooseWay(name: string): Promise<void> {
    return this.screen.press(radio(beginning(name)).within(named('method')))
  }

  async goesTo(place: Place): Promise<string | undefined> {
    const [street] = await this.screen.marks(part('[data-street]').within(chosen(part('label')).within(named(place))), 'data-street')
    if (street !== undefined) return street
    const isSame = await this.screen.shows(radio('checkout:billing.same', { checked: true }).within(named(place)))
    return isSame ? this.goesTo('shipping') : this.written(place, 'street1')
  }

  written(place: Place, name: AddressField): Promise<string | undefined> {
    return this.screen.value(fieldOf(place, name))
  }

  /** Such as `Pinewood Parcel · Express $16.00`. */
  async ways(): Promise<readonly string[]> {
    return inRows([await this.screen.texts(way.within(ways)), await this.screen.texts(part('data').within(ways))])
  }

  async chosenWay(): Promise<string | undefined> {
    return (await this.screen.texts(way.within(chosen(ways))))[0]
  }

  /** Undefined if it is available. */
  async problemOf(name: string): Promise<string | undefined> {
    const row = ways.withText(called(name)).having(radio(undefined, { disabled: true }))
    return (await this.screen.texts(named('note').within(row)))[0]
  }
}

export function streetOf(place: Place, street: string): Target {
  return radio()
    .within(part('label').having(part(`[data-street="${street}"]`)))
    .within(named(place))
}

function fieldOf(place: Place, name: AddressField): Target {
  return part(`[name=${name}]`).within(named(place))
}

function chosen(rows: Target): Target {
  return rows.having(radio(undefined, { checked: true }))
}
