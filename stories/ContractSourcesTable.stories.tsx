import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContractSourcesTable } from '../src/builder.js'
import { findProject } from './support/findProject.js'
import { fromWorld } from './support/loaders.js'

const meta = {
  title: 'Build/ContractSourcesTable',
  component: ContractSourcesTable,
  args: { projectId: 1 },
  parameters: { layout: 'padded' },
  loaders: [fromWorld(findProject)],
  render: (args, { loaded }) => (
    <ContractSourcesTable
      {...args}
      projectId={loaded.found?.projectId ?? args.projectId}
    />
  ),
} satisfies Meta<typeof ContractSourcesTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['quick'] }

export const Refused: Story = {
  name: 'Wrong access key',
  parameters: { client: { accessKey: 'a-key-nobody-knows' } },
}
