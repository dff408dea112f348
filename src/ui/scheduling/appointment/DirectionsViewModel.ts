import type { Site } from '#app/shared/ports/Site'
import type { Centre } from '#domain/scheduling/centre'

/** Uses a map service that works in the player's country. */
export class DirectionsViewModel {
  readonly #isChina: boolean

  constructor({ isChina }: Pick<Site, 'isChina'>) {
    this.#isChina = isChina
  }

  addressTo({ name, location: { latitude, longitude } }: Pick<Centre, 'name' | 'location'>): string {
    return this.#isChina
      ? `https://uri.amap.com/navigation?coordinate=wgs84&to=${longitude},${latitude},${encodeURIComponent(name)}`
      : `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
  }
}
