import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { readBrowse } from '../src/core.js'
import {
  BrowseToolbar,
  CollectionFilters,
  CollectionFiltersSheet,
  useBrowse,
  useBrowseCount,
} from '../src/index.js'
import { findCollection, fromWorld } from './support/loaders.js'
import { useWorldSorts } from './support/sorts.js'

/**
 * - The filters don't keep their state. Keep it with `useBrowse`, and give the
 *   grid the same state.
 * - The service has no totals for a collection, so a count can be “100+”.
 */
const meta = {
  title: 'Browse/CollectionFilters',
  component: CollectionFilters,
  subcomponents: { BrowseToolbar, CollectionFiltersSheet },
  parameters: { layout: 'fullscreen' },
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000001',
    marketplaces: [
      { id: 'service_marketplace_v2', label: 'Heraldry' },
      { id: 'external_1', label: 'Elsewhere' },
    ],
    onValueChange: () => {},
    style: { width: 248 },
    value: readBrowse(''),
  },
  loaders: [fromWorld(findCollection)],
  render: (args, { loaded, parameters }) => (
    <Both {...args} {...loaded.found} sheet={parameters.sheet} />
  ),
} satisfies Meta<typeof CollectionFilters>
export default meta

type Story = StoryObj<typeof meta>

/** Filters next to the toolbar with the active filters. */
function Both(props: CollectionFilters.Props & { sheet?: boolean }) {
  const { chainId, contractAddress, currencies, marketplaces, sheet } = props
  const browse = useBrowse({
    ...{ chainId, contractAddress },
    sorts: useWorldSorts(),
    url: 'memory',
  })
  const filters = {
    ...{ chainId, contractAddress, currencies, marketplaces },
    onValueChange: browse.change,
    value: browse.state,
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, padding: 24 }}>
      {!sheet && <CollectionFilters {...filters} style={props.style} />}
      <div style={{ flex: '1 1 250px', minWidth: 0 }}>
        <BrowseToolbar
          browse={browse}
          count={useBrowseCount(browse.parameters)}
          marketplaces={marketplaces}
          onDensityChange={() => {}}
          start={sheet && <CollectionFiltersSheet {...filters} />}
        />
      </div>
    </div>
  )
}

export const Default: Story = {}

export const Chosen: Story = {
  tags: ['quick'],
  name: 'Some selected',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Orbits'))
    await userEvent.click(canvas.getByLabelText('Crests'))
    const most = canvas.getByRole('textbox', { name: 'Rarity score, max' })
    await userEvent.type(most, '2000')
    await userEvent.tab()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Enter numbers between 1 and 1,000.',
    )
    await userEvent.clear(most)
    await userEvent.type(most, '600{Enter}')
    await userEvent.click(canvas.getByText('Currency'))
    await userEvent.click(canvas.getByLabelText('ETH'))
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }))
    await userEvent.click(
      await chips.findByRole('button', {
        name: 'Remove filter: Family: Crests',
      }),
    )
    await expect(canvas.getByLabelText('Crests')).not.toBeChecked()
    const shown = chips.getAllByRole('button').map((it) => it.textContent)
    await expect(shown).toEqual([
      'Family: Orbits',
      'Rarity score: 600 or less',
      'ETH',
      'Clear all',
    ])
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ items?$/),
    )
  },
}

/**
 * @example
 * import { CollectionFiltersSheet, useBrowse } from 'marketkit'
 *
 * const collection = { chainId: 137, contractAddress }
 * const browse = useBrowse(collection)
 *
 * <CollectionFiltersSheet
 *   {...collection}
 *   onValueChange={browse.change}
 *   value={browse.state}
 * />
 */
export const Sheet: Story = {
  name: 'Sheet on a phone',
  parameters: { sheet: true },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    const sheet = within(await page.findByRole('dialog', { name: 'Filters' }))
    // The service has no totals, so the first page of 100 is counted.
    const all = await canvas.findByText(/100.* items$/)
    sheet.getByRole('button', { name: `Show ${all.textContent}` })
    await userEvent.type(
      await sheet.findByRole('searchbox', { name: 'Search Family' }),
      'wea',
    )
    await userEvent.click(sheet.getByLabelText('Weaves'))
    // Filters have no effect until they are applied.
    await expect(canvas.queryByText('Family: Weaves')).toBe(null)
    await userEvent.click(
      await sheet.findByRole('button', { name: /^Show \d{1,2} items$/ }),
    )
    await canvas.findByRole('button', { name: 'Filters 1 active' })
    await waitFor(() => expect(page.queryByRole('dialog')).toBe(null))
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await page.findByRole('dialog', { name: 'Filters' })
  },
}

export const Items: Story = {
  name: 'Editions',
  loaders: [fromWorld(() => findCollection('ERC1155'))],
}

/** Measures the gap between a facet's content and the line above. */
const measureInset = (facet: Element | null) => {
  const getTop = (it?: Element | null) => it?.getBoundingClientRect().top ?? 0
  return getTop(facet?.firstElementChild) - getTop(facet)
}

export const Failing: Story = {
  name: 'Failed to load',
  loaders: [fromWorld(async () => ({ chainId: 1 }))],
  play: async ({ canvas }) => {
    const error = await canvas.findByRole('alert')
    await expect(error).toHaveTextContent('Couldn’t load traits.')
    const next = canvas.getByText('Marketplace').closest('details')
    await expect(measureInset(error)).toBe(measureInset(next))
  },
}
