const day = (number) => new Date(Date.UTC(2020, 0, 1 + 2 * number)).toISOString().slice(0, 10)
const rows = Array.from({ length: 999 }, (_, number) => ({ day: day(number), course: `Course ${number % 12}`, score: 70 + (number % 40) }))
const [list, height] = [document.querySelector('ul'), 64]
let shown = []
const show = () => {
  const first = Math.max(0, Math.floor((scrollY - list.offsetTop) / height) - 2)
  const visible = shown.slice(first, first + Math.ceil(innerHeight / height) + 4)
  list.style.height = `${shown.length * height}px`
  list.replaceChildren(
    ...visible.map((row, index) => {
      const item = document.createElement('li')
      item.style.top = `${(first + index) * height}px`
      item.textContent = `${row.course}, ${row.day}: ${row.score}`
      return item
    }),
  )
}
const choose = (to) => {
  shown = rows.filter((row) => !to || row.day <= to)
  show()
}
document.querySelector('button').addEventListener('click', () => choose(''))
document.querySelector('input').addEventListener('input', ({ target }) => choose(target.value))
addEventListener('scroll', show)
