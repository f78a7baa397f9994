import { answerAt, atEachPlace, type Fault, type Stage } from './fault.js'

const always = () => true

const whileOpen = (
  value: string,
  act: (stage: Stage) => void,
  after = 1_000,
): Fault[] =>
  atEachPlace((place) => ({
    axis: 'process',
    value,
    fits: always,
    arrange: (stage) =>
      answerAt(stage, place, () => {
        stage.world.clock.after(after, () => act(stage))
        return undefined
      }),
  }))

const skewed = (milliseconds: number) => (stage: Stage) => {
  const page = stage.page()
  if (page) page.skew = milliseconds
}

const day = 86_400_000

/** Faults of the process, without crashes, which the stories add. */
export const processFaults: Fault[] = [
  {
    name: 'storage full',
    axis: 'process',
    value: 'storage full',
    fits: always,
    arrange({ onCalm, world: { disk } }) {
      disk.moods.isFull = true
      onCalm(() => {
        disk.moods.isFull = false
      })
    },
  },
  {
    name: 'storage slow',
    axis: 'process',
    value: 'storage slow',
    fits: always,
    arrange({ onCalm, world: { disk } }) {
      disk.moods.delay = 5_000
      onCalm(() => {
        disk.moods.delay = 1
      })
    },
  },
  // The prompt closes with the page, and its record is lost.
  ...whileOpen('record corrupted', ({ page, world }) => {
    page()?.die()
    world.disk.corrupt()
  }),
  ...whileOpen('clock a day ahead', skewed(day)),
  ...whileOpen('clock a day behind', skewed(-day)),
  ...whileOpen('hidden', ({ world }) => world.hide(120_000)),
  ...whileOpen('closed at the prompt', ({ page }) => page()?.die()),
  ...whileOpen('closed after the answer', ({ page }) => page()?.die(), 2_500),
]
