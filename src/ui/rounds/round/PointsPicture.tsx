import { observer } from 'mobx-react-lite'
import type { PointerEvent } from 'react'
import { classes } from '#ui/kit/classes.ts'
import type { PointsModel } from './PointsModel.ts'
import styles from './PointsPicture.module.scss'

const [width, height] = [360, 600]
/** How near a finger must be to take a point, as a share of the picture's height. */
const near = 0.05

interface PointsPictureProps {
  readonly points: PointsModel
  readonly address: string
  readonly alt: string
}

/** The hole with the way of the ball. While points are changed, a tap adds one and a drag moves one; the controls below do the same. */
export const PointsPicture = observer(function PointsPicture({ points: model, address, alt }: PointsPictureProps) {
  const { points, isChanging, chosen } = model
  const take = (event: PointerEvent<SVGSVGElement>) => {
    const [x, y] = placeOf(event)
    const index = points.findIndex((point) => Math.hypot((point.x - x) * (width / height), point.y - y) < near)
    if (index >= 0) model.choose(index)
    else model.add(x, y)
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) model.move(chosen, ...placeOf(event))
  }
  return (
    <div className={styles['frame']}>
      <img src={address} width={width} height={height} alt={alt} className={styles['picture']} />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={classes(styles['overlay'], isChanging && styles['changing'])}
        aria-hidden="true"
        focusable="false"
        {...(isChanging && { onPointerDown: take, onPointerMove: drag })}
      >
        <polyline className={styles['way']} points={points.map(({ x, y }) => `${x * width},${y * height}`).join(' ')} />
        {points.map(({ x, y }, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the order
            key={index}
            className={classes(styles['point'], isChanging && index === chosen && styles['chosen'])}
            cx={x * width}
            cy={y * height}
            r={isChanging ? 10 : 6}
          />
        ))}
      </svg>
    </div>
  )
})

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [x: number, y: number] {
  const box = currentTarget.getBoundingClientRect()
  return [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
}
