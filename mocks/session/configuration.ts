import * as calls from '#adapters/rest/session/configurationCalls'
import { type Came, type Handler, ok, onCall, onPlayersCall } from '../handling.ts'

function texts({ world, language }: Pick<Came, 'world' | 'language'>): Readonly<Record<string, string>> {
  return Object.fromEntries(world.clubTexts.list().map(({ id, html }) => [id, html[language]]))
}

export const configurationHandlers: readonly Handler[] = [
  onCall(calls.publicConfiguration, (asked) => ok(texts(asked))),

  onPlayersCall(calls.configuration, (asked) => {
    // A child of the family is told the same as the parent.
    const parent = asked.player.parentId ?? asked.player.id
    const children = asked.world.players.list(({ parentId }) => parentId === parent)
    const familyAccountInfos = children.map(({ id, firstName, lastName, email, passwordAsked: passwordRequired }) => ({
      ...{ id, firstName, lastName, email, passwordRequired },
    }))
    return ok({ ...texts(asked), familyAccountInfos })
  }),

  onPlayersCall(calls.hubspotIdentification, ({ player }) => ok({ token: `crm-of-${player.id}` })),
]
