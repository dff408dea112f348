import type { ClubAction } from '../../world/ClubAction.ts'
import { everywhere, say } from '../../world/languages.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'

/** The player receives the answer by email, and a notification. */
export async function answerTicket(world: World, id: string, text: string): Promise<void> {
  const { playerId, subject } = world.clubMail.get(id)
  await world.clubMail.change(id, { answer: text })
  if (playerId === undefined) return
  await notify(world, playerId, {
    sourceId: id,
    title: say(
      `The help desk answered: ${subject}`,
      `L’assistance a répondu : ${subject}`,
      `ヘルプデスクからの回答：${subject}`,
      `客服已回复：${subject}`,
    ),
    message: everywhere(text),
    // The message is the whole answer.
    link: undefined,
  })
}

export const supportActions: readonly ClubAction[] = [
  {
    id: 'support.answer-ticket',
    name: 'The help desk answers',
    text: { label: 'Answer', sample: 'We have fixed it. Please try again.' },
    targets: (world, playerId) =>
      world.clubMail
        .list((row) => row.kind === 'ticket' && row.playerId === playerId && row.answer === undefined)
        .map(({ id, subject }) => ({ id, name: subject })),
    run: answerTicket,
  },
]
