import type { FlowEvent } from '../../../src/core.js'
import type { Call } from './messages.js'
import type { Reports, Row } from './useReports.js'

const clock = (time: number) =>
  new Date(time).toLocaleTimeString('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    fractionalSecondDigits: 1,
  })

/** The events of flows, and the requests of the page; newest first. */
export function Logs({
  onClear,
  reports: { calls, events },
}: {
  onClear: () => void
  reports: Reports
}) {
  return (
    <div className="playground-logs">
      <section
        aria-labelledby="playground-events"
        data-empty={events.length === 0}
      >
        <h2 id="playground-events">Events of the flow</h2>
        <ol>
          {events.map((event) => (
            <EventRow event={event} key={event.id} />
          ))}
        </ol>
        {events.length === 0 && <p>Press the widget’s button to start one.</p>}
      </section>
      <section
        aria-labelledby="playground-calls"
        data-empty={calls.length === 0}
      >
        <h2 id="playground-calls">
          Requests
          <button onClick={onClear} type="button">
            Clear
          </button>
        </h2>
        <ol>
          {calls.map((call) => (
            <CallRow call={call} key={call.id} />
          ))}
        </ol>
        {calls.length === 0 && <p>Nothing was asked yet.</p>}
      </section>
    </div>
  )
}

function EventRow({ event }: { event: Row<FlowEvent> }) {
  const { at, flow, id, type, ...details } = event
  const text = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' · ')
  return (
    <li data-bad={type === 'failed'} data-good={type === 'succeeded'}>
      <time>{clock(at)}</time>
      <b>{type}</b>
      <span title={text}>{text}</span>
    </li>
  )
}

function CallRow({ call }: { call: Call }) {
  const { duration, error, method, sentAt, to } = call
  return (
    <li data-bad={error !== undefined}>
      <time>{clock(sentAt)}</time>
      <b>app → {to}</b>
      <span title={error ?? method}>
        {method}
        {error && ` · ${error}`}
      </span>
      {duration > 0 && <data value={duration}>{Math.round(duration)} ms</data>}
    </li>
  )
}
