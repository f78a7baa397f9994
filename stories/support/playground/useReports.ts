import { type RefObject, useEffect, useState } from 'react'
import type { FlowEvent, Order } from '../../../src/core.js'
import type { Call, Message, SwitchName } from './messages.js'

/** A row of a list. */
export type Row<item> = item & { id: number }

/** Reports of the widget's page, newest first. */
export type Reports = {
  calls: readonly Row<Call>[]
  events: readonly Row<FlowEvent>[]
  order: Order | undefined
  /** Whether the widget shows nothing. */
  isEmpty: boolean
  /** Number of times the widget's page has loaded. */
  loads: number
}

const none: Reports = {
  calls: [],
  events: [],
  isEmpty: false,
  loads: 0,
  order: undefined,
}

/** Rows that a list keeps. */
const longest = 100

/** Collects the reports of the playground's frame. */
export function useReports(
  frame: RefObject<HTMLIFrameElement | null>,
  onUsed: (name: SwitchName) => void,
) {
  const [reports, setReports] = useState(none)
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<Partial<Message>>) => {
      const report = data?.playground
      if (!report || source !== frame.current?.contentWindow) return
      if ('used' in report) onUsed(report.used)
      else
        setReports((before) => {
          if ('isEmpty' in report) return { ...before, ...report }
          if ('order' in report)
            return { ...before, ...report, loads: before.loads + 1 }
          if ('event' in report)
            return { ...before, events: prepend(report.event, before.events) }
          return { ...before, calls: prepend(report.call, before.calls) }
        })
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, onUsed])
  const clear = () =>
    setReports((before) => ({ ...before, calls: [], events: [] }))
  return { clear, reports }
}

let count = 0

function prepend<item>(item: item, list: readonly Row<item>[]): Row<item>[] {
  return [{ ...item, id: ++count }, ...list.slice(0, longest - 1)]
}
