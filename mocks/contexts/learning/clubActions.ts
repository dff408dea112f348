import type { ClubAction } from '../../world/ClubAction.ts'
import { everywhere, inEach, say } from '../../world/languages.ts'
import { lessonName } from '../../world/lessonName.ts'
import { fullName } from '../../world/names.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'
import type { TaughtLessonRow } from './data.ts'
import { addTaught, type Taught } from './seedTaught.ts'
import { themeNamed } from './themes/index.ts'

/** Notifies the player unless it is a draft. */
export async function writeUpLesson(world: World, taught: Taught): Promise<TaughtLessonRow> {
  const row = await addTaught(world, taught)
  if (!row.draft) await announce(world, row)
  return row
}

async function publishLesson(world: World, id: string): Promise<void> {
  await announce(world, await world.taughtLessons.change(id, { draft: false }))
}

async function announce(world: World, { id, playerId, coachId, theme }: TaughtLessonRow): Promise<void> {
  const coach = fullName(world.coaches.get(coachId))
  await notify(world, playerId, {
    sourceId: id,
    title: say('Your lesson is written up', 'Le compte rendu de votre leçon est prêt', 'レッスンの記録ができました', '课程记录已完成'),
    message: inEach((language) => `${themeNamed(theme).title[language]}, ${coach}`),
    link: `/learn/lessons/${id}`,
  })
}

export async function leaveNote(world: World, playerId: string, note: string): Promise<void> {
  const plan = world.lessonPlans.get(playerId)
  const steps = plan.steps.map((step) => (step.state === 'CURRENT' ? { ...step, note: everywhere(note) } : step))
  await world.lessonPlans.change(playerId, { steps })
  await notify(world, playerId, {
    title: say('Your coach left a note', 'Votre coach vous a laissé un mot', 'コーチからのメモがあります', '教练给您留了言'),
    message: everywhere(note),
    link: '/learn/plan',
  })
}

async function completeStep(world: World, playerId: string): Promise<void> {
  const { steps } = world.lessonPlans.get(playerId)
  const current = steps.findIndex(({ state }) => state === 'CURRENT')
  const states = { [current]: 'DONE', [current + 1]: 'CURRENT' } as const
  await world.lessonPlans.change(playerId, {
    steps: steps.map((step, index) => ({ ...step, state: states[index] ?? step.state })),
    ...(current + 1 >= steps.length && { status: 'COMPLETED' }),
  })
}

async function answerSwing(world: World, swingId: string, answer: string): Promise<void> {
  const { playerId } = world.swings.get(swingId)
  await notify(world, playerId, {
    sourceId: swingId,
    title: say('Your coach answered', 'Votre coach vous a répondu', 'コーチから返信があります', '教练已回复'),
    message: everywhere(answer),
    link: `/learn/swings/${swingId}`,
  })
}

function toWriteUp(world: World, playerId: string) {
  const isTaught = (id: string) => world.taughtLessons.first(({ appointmentId }) => appointmentId === id) !== undefined
  const isGiven = world.appointments.list((row) => row.playerId === playerId && row.state === 'booked' && isOver(world, row))
  return isGiven.filter(({ id, coachId }) => coachId !== undefined && !isTaught(id))
}

function isOver(world: World, { start, minutes }: { readonly start: string; readonly minutes: number }): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(start).add({ minutes }), world.now()) <= 0
}

function currentStep(world: World, playerId: string) {
  const plan = world.lessonPlans.find(playerId)
  const step = plan?.status === 'COMPLETED' ? undefined : plan?.steps.find(({ state }) => state === 'CURRENT')
  return step ? [{ id: playerId, name: step.title.en }] : []
}

export const learningActions: readonly ClubAction[] = [
  {
    id: 'learning.write-up',
    name: 'The coach writes up a lesson',
    targets: (world, playerId) => toWriteUp(world, playerId).map((row) => ({ id: row.id, name: lessonName(world, row, 'en') })),
    run: async (world, appointmentId) => {
      const { playerId, coachId = '', lessonTypeId, start } = world.appointments.get(appointmentId)
      const theme = 'downswing'
      await writeUpLesson(world, { appointmentId, playerId, coachId, lessonTypeId, theme, start: Temporal.Instant.from(start) })
    },
  },
  {
    id: 'learning.publish-draft',
    name: 'The coach finishes a draft',
    targets: (world, playerId) =>
      world.taughtLessons
        .list((row) => row.playerId === playerId && row.draft)
        .map(({ id, theme }) => ({ id, name: themeNamed(theme).title.en })),
    run: publishLesson,
  },
  {
    id: 'learning.leave-note',
    name: 'The coach leaves a note on the plan',
    text: { label: 'Note', sample: 'Ten slow swings before each practice.' },
    targets: currentStep,
    run: leaveNote,
  },
  {
    id: 'learning.complete-step',
    name: 'The coach completes a step of the plan',
    targets: currentStep,
    run: completeStep,
  },
  {
    id: 'learning.answer-swing',
    name: 'The coach answers about a swing',
    text: { label: 'Answer', sample: 'Much better. Keep your head still a little longer.' },
    targets: (world, playerId) => {
      const sent = new Set(world.swingComments.list((row) => row.playerId === playerId).map(({ swingId }) => swingId))
      return world.swings
        .list(({ id }) => sent.has(id))
        .map(({ id, club, takenAt }) => ({ id, name: `${club.en}, ${takenAt.slice(0, 10)}` }))
    },
    run: answerSwing,
  },
]
