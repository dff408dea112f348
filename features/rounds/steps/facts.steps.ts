import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { Actions, ActionsOn, Texts } from '../../world/Phrases.ts'
import type { PlayerBags } from '../../world/PlayerBags.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

/** What a player does with the bag that needs no further word. */
export const bagActions: Actions = {
  'looks at her bag': ({ bag }) => bag.open(),
  'decides to use this bag': ({ bag }) => bag.makeCurrent(),
  'deletes the bag': ({ bag }) => bag.deleteBag(),
  'puts back what she has removed': ({ bag }) => bag.putBack(),
  'adds a club without choosing which': ({ bag }) => bag.addClub({ distance: '150' }),
  'reloads and begins a bag again': async (actor) => {
    await actor.reload()
    await actor.bag.open()
    await actor.bag.begin('')
  },
}

/** What a player does to a bag or a club that has a name. */
export const bagActionsOn: ActionsOn = {
  'looks at the bag': ({ bag }, name) => bag.lookAt(name),
  'adds the bag': ({ bag }, name) => bag.add(name, false),
  'adds with a usual set the bag': ({ bag }, name) => bag.add(name, true),
  'begins the bag': ({ bag }, name) => bag.begin(name),
  'renames the bag to': ({ bag }, name) => bag.rename(name),
  'begins to change her': ({ bag }, club) => bag.beginToChange(club),
  'removes her': ({ bag }, club) => bag.removeClub(club),
  'gives a picture to her': ({ bag }, club) => bag.giveFile(club, 'picture'),
  'gives a text that calls itself a picture to her': ({ bag }, club) => bag.giveFile(club, 'text'),
}

type Change = (bags: PlayerBags, playerId: string, name: string) => Promise<void>

/** What a player has done on another device. */
definePhrases<Change>('bagChange', {
  'has changed the bag': (bags, player, name) => bags.touchBag(player, name),
  'has removed the': async (bags, player, club) => bags.removeClub(player, club),
})

/** What a player reads or has typed somewhere. */
export const bagTexts: Texts = {
  'current bag': ({ bag }) => bag.current(),
  'name of the new bag': ({ bag }) => bag.newName(),
  'number of clubs beyond fourteen': async ({ bag }) => `${await bag.tooMany()}`,
  'row of gaps': async ({ bag }) => (await bag.gaps()).join(', '),
}

type PictureFact = (world: ClubWorld, club: string) => boolean | Promise<boolean>

definePhrases<PictureFact>('pictureFact', {
  'the club keeps a picture of the': ({ club }, name) => club.bags.keepsPictureOf(name),
  'she sees the picture of her': ({ me }, name) => me.bag.hasPicture(name),
})

Given<ClubWorld>('{member} {bagChange} {string} on another device', async function (member: Member, change: Change, name: string) {
  await change(this.club.bags, playerId(member), name)
})

Then<ClubWorld>('{pictureFact} {string}', async function (fact: PictureFact, club: string) {
  await this.expectEventually(async () => fact(this, club), true)
})
