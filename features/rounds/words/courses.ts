import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import { pathOfCourse } from '#ui/shell/paths.ts'
import type { Phrases } from '../../world/Phrases.ts'
import { button, byRole, called, filled, heading, item, link, main, named, part, radio, select, text } from '../../world/screen/Target.ts'

const heart = button('courses:courses.keep').or(button('courses:courses.drop'))
const [country, state] = [select('courses:courses.country'), select('courses:courses.state')]

export const courseWords: Phrases = {
  acts: {
    'looks at the courses': ({ play }) => play.open('courses'),
    'looks for the nearest courses': button('courses:courses.near'),
    'looks at her favourite courses': button('courses:courses.favourites'),
    'changes her mind about this favourite': heart,
    'changes her mind about this favourite twice at once': ({ screen }) => screen.press(heart, heart),
    'plays here': [link('courses:course.playHere'), button('rounds:create.save')],
    'looks at it from above': radio('courses:course.satellite'),
  },
  actsOn: {
    'looks for courses in': ({ screen }, place) => screen.choose(country, place),
    'looks for courses called': async ({ screen }, name) => {
      await screen.type(byRole('searchbox', 'courses:courses.name'), name)
      await screen.press(button('courses:courses.find'))
    },
    'marks the course': ({ screen }, course) => screen.press(button(filled('courses:courses.keep', { course }))),
    'looks at the course': ({ play }, name) => play.open('courses', pathOfCourse(courseIdOf(name)), link(called(name)).within(main)),
  },
  actsOnTwo: {
    'looks for courses in the state': async ({ screen }, name, within) => {
      await screen.choose(country, within)
      await screen.choose(state, name)
    },
  },
  numberedActs: {
    'looks at hole': ({ screen }, number) => screen.press(button(filled('courses:course.hole', { number }))),
  },
  facts: {
    'she has never played here': text('courses:scores.none'),
  },
  texts: {
    picture: async ({ screen }) => (await screen.marks(part('img[src^="data:image/svg"]').within(main), 'alt'))[0],
  },
  lists: {
    courses: heading(2).within(item().within(main)),
    'own scores on the first two holes': async ({ screen }) => (await screen.texts(named('bar').within(main))).slice(0, 2),
    'hours of the round': part('tbody th').within(byRole('table', 'courses:weather.hours')),
  },
}

export function courseIdOf(name: string): string {
  const course = courseList.find((each) => each.name.en === name)
  if (!course) throw new Error(`There is no course called ${name}`)
  return course.id
}
