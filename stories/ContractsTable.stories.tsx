import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContractsTable } from '../src/builder.js'
import { findProject } from './support/findProject.js'
import { fromWorld } from './support/loaders.js'

const meta = {
  title: 'Build/ContractsTable',
  component: ContractsTable,
  args: { projectId: 1 },
  parameters: { layout: 'padded' },
  loaders: [fromWorld(findProject)],
  render: (args, { loaded }) => (
    <ContractsTable
      {...args}
      projectId={loaded.found?.projectId ?? args.projectId}
    />
  ),
} satisfies Meta<typeof ContractsTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['quick'] }

/**
 * @example
 * import { ContractsTable } from 'marketkit/builder'
 *
 * <ContractsTable pageSize={2} projectId={1} />
 */
export const Pages: Story = { args: { pageSize: 2 } }

/**
 * @example
 * import { ContractsTable } from 'marketkit/builder'
 *
 * <ContractsTable filter={{ contractType: 'ERC6551' }} projectId={1} />
 */
export const Empty: Story = { args: { filter: { contractType: 'ERC6551' } } }
