import * as calls from '#adapters/rest/session/configurationCalls'
import { type Handler, ok, onCall, onPlayerCall, type UncheckedRequest } from '../../http/handler.ts'

function texts({ world, language }: Pick<UncheckedRequest, 'world' | 'language'>): Readonly<Record<string, string>> {
  return Object.fromEntries(world.clubTexts.list().map(({ id, html }) => [id, html[language]]))
}

function registration({ world, language }: Pick<UncheckedRequest, 'world' | 'language'>) {
  const [settings] = world.registrationSettings.list()
  if (!settings) return {}
  const { methodOfVerification, locations } = settings
  const isOpen = (id: string) => world.centres.find(id) !== undefined
  return {
    methodOfVerification,
    locations: locations.map(({ id, name }) => ({ id, name: name[language] })),
    centers: locations.flatMap(({ id: locationId, centreIds }) => centreIds.filter(isOpen).map((id) => ({ id, locationId }))),
  }
}

export const configurationHandlers: readonly Handler[] = [
  onCall(calls.publicConfiguration, (asked) => ok({ ...texts(asked), ...registration(asked) })),

  onPlayerCall(calls.configuration, (asked) => {
    // Children share their parent's settings.
    const parent = asked.player.parentId ?? asked.player.id
    const children = asked.world.players.list(({ parentId }) => parentId === parent)
    const familyAccountInfos = children.map(({ id, firstName, lastName, email, passwordAsked: passwordRequired }) => ({
      ...{ id, firstName, lastName, email, passwordRequired },
    }))
    return ok({ ...texts(asked), familyAccountInfos })
  }),

  onPlayerCall(calls.hubspotIdentification, ({ player }) => ok({ token: `crm-of-${player.id}` })),
]
