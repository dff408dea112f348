import type { PlayerLocation } from '#app/scheduling/ports/PlayerLocation'
import type { Coordinates } from '#domain/scheduling/centre'

/** A position a few minutes old suffices to find a centre. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

export class BrowserPlayerLocation implements PlayerLocation {
  private readonly geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined

  constructor(geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined) {
    this.geolocation = geolocation
  }

  ask(): Promise<Coordinates | undefined> {
    return new Promise((resolve) => {
      if (!this.geolocation) resolve(undefined)
      this.geolocation?.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => resolve(undefined),
        options,
      )
    })
  }
}
