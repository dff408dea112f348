import type { FakeCourse } from './courseList.ts'
import { picture } from './drawing.ts'
import { height, pathOf, planOf, width } from './holePlan.ts'
import type { FakeHole } from './holes.ts'

const rough = { links: '#6f7a4c', parkland: '#3d5a35', desert: '#a5835a', hills: '#4b5f3a' } as const
const turbulence = '<feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="7"/>'
const speckles = '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="3"/>'
const toShade = '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 -.28"/>'

/** As from above: mown stripes, shadows of trees, and the grain of a photograph. */
export function satelliteHole(course: FakeCourse, hole: FakeHole): string {
  const { fairway, fringe, green, water, bunkers, trees, tees } = planOf(course, hole)
  const ground = `<rect width="${width}" height="${height}"`
  return picture(`<defs><pattern id="m" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
<rect width="22" height="22" fill="#6f9a4d"/><rect width="11" height="22" fill="#7da758"/></pattern>
<pattern id="g" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-40)">
<rect width="9" height="9" fill="#8fbe6a"/><rect width="4.500" height="9" fill="#9aca74"/></pattern>
<filter id="n" x="0" y="0" width="100%" height="100%">${turbulence}${toShade}</filter>
<filter id="s" x="0" y="0" width="100%" height="100%">${speckles}${toShade}</filter>
<filter id="b"><feGaussianBlur stdDeviation="3"/></filter></defs>
${ground} fill="${rough[course.ground]}"/>${ground} filter="url(#n)" opacity=".55"/>
<path d="${pathOf(fairway)}" fill="url(#m)" stroke="#5c8442" stroke-width="5"/>
${water ? `<path d="${pathOf(water)}" fill="#20444c" stroke="#17353b" stroke-width="3"/>` : ''}
<path d="${pathOf(fringe)}" fill="#78a354"/><path d="${pathOf(green)}" fill="url(#g)"/>
${bunkers.map((bunker) => `<path d="${pathOf(bunker)}" fill="#e6d7ac" stroke="#b79f6d" stroke-width="2"/>`).join('')}
${tees.map(([x, y]) => `<rect x="${x - 11}" y="${y - 6}" width="22" height="12" rx="3" fill="#86b35f"/>`).join('')}
<g filter="url(#b)" opacity=".5">${trees.map(({ at: [x, y], radius }) => `<circle cx="${x + 8}" cy="${y + 7}" r="${radius}" fill="#0d1a0c"/>`).join('')}</g>
${trees.map(({ at: [x, y], radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#27451f"/><circle cx="${x - 2}" cy="${y - 3}" r="${radius * 0.6}" fill="#3a5f2d"/>`).join('')}
${ground} filter="url(#s)" opacity=".35"/>`)
}
