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

const switches: {
  name: SwitchName
  text: string
  /** Effect on the widget while the switch is on. */
  effect: string
}[] = [
  {
    name: 'decline',
    text: 'Decline next',
    effect: 'The wallet declines its next prompt, and the switch turns off.',
  },
  {
    name: 'hang',
    text: 'Hang the wallet',
    effect: 'The wallet never answers: close the dialog, or reload the page.',
  },
  {
    name: 'lie',
    text: 'Lying service',
    effect: 'The service asks for three times the price. Nothing is sent.',
  },
  {
    name: 'serviceOutage',
    text: 'Service outage',
    effect: 'The service can’t be reached. Turn it off, then try again.',
  },
  {
    name: 'nodeOutage',
    text: 'Node outage',
    effect:
      'The app’s node can’t be reached; the wallet’s node can. A purchase is sent, and the app can’t see it until you turn this off.',
  },
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
    done: 'The clock of chain and service is past the end of this listing, and of every earlier one.',
    needsOrder: true,
    act: (controls, order) => {
      const left = (getExpiryTime(order) ?? Date.now()) - Date.now()
      return controls.advanceTime(Math.max(left, 0) / 1000 + 60)
    },
  },
  {
    text: 'Drop a transaction',
    done: 'The next transaction will disappear before it is mined. The widget waits three minutes for it, because it may come back.',
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
    done: 'The clock of chain and service is a day ahead.',
    act: (controls) => controls.advanceTime(86_400),
  },
]

let controls: Promise<WorldControls> | undefined

/** Controls of the chain. The frame has its own, for the requests of its app. */
function loadControls(): Promise<WorldControls> {
  controls ??= loadWorld().then(({ info }) =>
    createControls(info, {
      fetch: worldSource.fetch,
      transport: worldSource.transport(info.rpcUrl),
    }),
  )
  return controls
}

/** Buttons and switches that cause failures of the wallet, the chain and the service. */
export function Panel(props: {
  isOn: (name: SwitchName) => boolean
  /** Number of times the widget's page has loaded. */
  loads: number
  onReload: () => void
  onSwitch: (name: SwitchName) => void
  order: Order | undefined
}) {
  const { isOn, loads, onReload, onSwitch, order } = props
  const [latest, setLatest] = useState<{
    isBad?: boolean
    /** Value of `loads` when the result arrived. */
    loads: number
    text: string
  }>()
  const result = latest?.loads === loads ? latest : undefined
  const { reset } = worldSource
  const run = async ({ act, done }: Action) => {
    try {
      // Only actions that need no order run without one.
      await act(await loadControls(), order as Order)
      setLatest({ loads, text: done })
    } catch (error) {
      setLatest({ isBad: true, loads, text: explain(error) })
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
            onClick={() => {
              setLatest(undefined)
              onSwitch(name)
            }}
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
        {result?.text ?? describe(isOn, order)}
      </p>
      {reset && (
        <button
          className="playground-reset"
          onClick={() => reset().catch(() => location.reload())}
          type="button"
        >
          Start over with a new chain
        </button>
      )}
    </section>
  )
}

function describe(
  isOn: (name: SwitchName) => boolean,
  order: Order | undefined,
): string {
  const effects = switches
    .filter(({ name }) => isOn(name))
    .map(({ effect }) => effect)
  if (effects.length > 0) return effects.join(' ')
  return order
    ? 'Switches stay on until you turn them off.'
    : 'This state shows no single listing to buy or expire.'
}

function explain(error: unknown): string {
  const { details, message } = Object(error)
  const text = String(details || message || error)
  return text.includes('missing historical state')
    ? 'Only blocks of this visit can be replaced. Buy something first.'
    : text
}
