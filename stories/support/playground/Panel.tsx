import { useState } from 'react'
import type { Order } from '../../../src/core.js'
import { getExpiryTime } from '../../../src/order/orderTime.js'
import {
  createControls,
  type WorldControls,
} from '../../../src/testing/index.js'
import { loadWorld } from '../world.js'
import { worldSource } from '../worldSource.js'
import type { SwitchName } from './messages.js'

const switches: { name: SwitchName; text: string }[] = [
  { name: 'decline', text: 'Decline next' },
  { name: 'hang', text: 'Hang the wallet' },
  { name: 'lie', text: 'Lying service' },
  { name: 'serviceOutage', text: 'Service outage' },
  { name: 'nodeOutage', text: 'Node outage' },
]

type Action = {
  text: string
  /** Shown after the action. */
  done: string
  act: (controls: WorldControls, order: Order) => Promise<void>
  needsOrder?: boolean
}

const actions: Action[] = [
  {
    text: 'Somebody else buys it',
    done: 'Another account has bought this listing on the chain.',
    needsOrder: true,
    act: (controls, order) => controls.buyAsOther(order),
  },
  {
    text: 'Let it expire',
    done: 'The chain’s clock is past the end of this listing.',
    needsOrder: true,
    act: (controls, order) => {
      const left = (getExpiryTime(order) ?? Date.now()) - Date.now()
      return controls.advanceTime(Math.max(left, 0) / 1000 + 60)
    },
  },
  {
    text: 'Drop next transaction',
    done: 'The next transaction will disappear before it is mined.',
    act: (controls) => controls.dropNext(),
  },
  {
    text: 'Pause mining',
    done: 'Transactions stay pending.',
    act: (controls) => controls.setMining(false),
  },
  {
    text: 'Resume mining',
    done: 'Pending transactions are mined.',
    act: (controls) => controls.setMining(true),
  },
  {
    text: 'Reorganise a block',
    done: 'The newest block was replaced; its transactions are mined again.',
    act: (controls) => controls.reorg(1),
  },
  {
    text: 'Advance a day',
    done: 'The chain’s clock is a day ahead.',
    act: (controls) => controls.advanceTime(86_400),
  },
]

let controls: Promise<WorldControls> | undefined

/** Controls of the chain; the frame has its own for what its app asks. */
function loadControls(): Promise<WorldControls> {
  controls ??= loadWorld().then(({ info }) =>
    createControls(info, {
      fetch: worldSource.fetch,
      transport: worldSource.transport(info.rpcUrl),
    }),
  )
  return controls
}

/** Causes failures in the world of the widget. */
export function Panel(props: {
  isOn: (name: SwitchName) => boolean
  onReload: () => void
  onSwitch: (name: SwitchName) => void
  order: Order | undefined
}) {
  const { isOn, onReload, onSwitch, order } = props
  const [result, setResult] = useState<{ isBad?: boolean; text: string }>()
  const run = async ({ act, done }: Action) => {
    try {
      // Only actions that need no order run without one.
      await act(await loadControls(), order as Order)
      setResult({ text: done })
    } catch (error) {
      setResult({ isBad: true, text: explain(error) })
    }
  }
  return (
    <section aria-labelledby="playground-break" className="playground-panel">
      <h2 id="playground-break">Break it</h2>
      <p>Cause a failure, press the widget’s button, and see what it says.</p>
      <h3>Wallet, service and node</h3>
      <div className="playground-buttons">
        {switches.map(({ name, text }) => (
          <button
            aria-pressed={isOn(name)}
            key={name}
            onClick={() => onSwitch(name)}
            type="button"
          >
            {text}
          </button>
        ))}
        <button onClick={onReload} type="button">
          Reload the page
        </button>
      </div>
      <h3>On the chain</h3>
      <div className="playground-buttons">
        {actions.map((action) => (
          <button
            disabled={action.needsOrder && !order}
            key={action.text}
            onClick={() => run(action)}
            type="button"
          >
            {action.text}
          </button>
        ))}
      </div>
      <p data-bad={result?.isBad} role="status">
        {result?.text ??
          (order
            ? 'Switches stay on until you turn them off.'
            : 'This state shows no single listing to buy or expire.')}
      </p>
    </section>
  )
}

function explain(error: unknown): string {
  const { details, message } = Object(error)
  const text = String(details || message || error)
  return text.includes('missing historical state')
    ? 'Only blocks of this visit can be replaced. Buy something first.'
    : text
}
