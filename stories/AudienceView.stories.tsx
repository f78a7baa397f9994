import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AudienceView } from '../src/builder.js'
import { findProject } from './support/findProject.js'
import { fromWorld } from './support/loaders.js'

/**
 * - Names and emails are personal data. `onReveal` is the place to record who
 *   looked at them.
 */
const meta = {
  title: 'Build/AudienceView',
  component: AudienceView,
  args: { audienceId: 1, onReveal: fn(), projectId: 1 },
  parameters: { layout: 'padded' },
  loaders: [fromWorld(findProject)],
  render: (args, { loaded }) => <AudienceView {...args} {...loaded.found} />,
} satisfies Meta<typeof AudienceView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['quick'] }

/** Names and emails are in the page only while the user shows them. */
export const Revealed: Story = {
  args: { pageSize: 4 },
  async play({ args, canvas, canvasElement, userEvent }) {
    const show = await canvas.findByRole('button', {
      name: 'Show names and emails',
    })
    await expect(canvasElement.innerHTML).not.toContain('@people.example')
    await userEvent.click(show)
    await expect(args.onReveal).toHaveBeenCalledOnce()
    const table = canvas.getByRole('table', { name: 'Contacts' })
    await expect(within(table).getByText('ada@people.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() =>
      expect(within(table).getByText('fern@people.example')).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
  },
}

export const Missing: Story = {
  render: (args) => <AudienceView {...args} audienceId={404} />,
}
