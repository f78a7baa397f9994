import { screen, waitFor } from 'storybook/test'

/** Where to look for the button, such as `within(row)`. */
type Place = Pick<typeof screen, 'getByRole'>

/**
 * Presses a button as soon as it can be pressed. Finds and clicks it in the same
 * task: `userEvent.click` takes several, and a render in between may replace the
 * button.
 */
export function press(
  name: string | RegExp,
  place: Place = screen,
): Promise<void> {
  return waitFor(() => {
    const button = place.getByRole('button', { name })
    if (button.matches(':disabled, [aria-disabled=true]'))
      throw new Error(`“${button.textContent}” can't be pressed yet.`)
    button.focus({ preventScroll: true })
    button.click()
  })
}
