import type { ComponentProps } from 'react'
import './widgetFrame.css'

/** A story in a frame as high as its widget; the outline of a dialog until it is there. */
export function WidgetFrame(props: ComponentProps<'iframe'>) {
  const { src, title, ...others } = props
  return (
    <div className="widget-frame">
      <Outline />
      {src && <iframe {...others} src={src} title={title} />}
    </div>
  )
}

/** Widths of the two ends of a row, and the height of its text. */
const rows = [
  [60, 120, 10],
  [48, 150, 20],
  [84, 72, 10],
  [92, 88, 10],
] as const

/** A dialog without its text, in the geometry of the real one. */
function Outline() {
  return (
    <div aria-hidden="true" className="widget-outline">
      <div className="widget-outline-head">
        <i style={{ borderRadius: 12, height: 64, width: 64 }} />
        <div>
          <i style={{ height: 10, width: 32 }} />
          <i style={{ height: 18, width: 168 }} />
          <i style={{ height: 10, width: 120 }} />
        </div>
      </div>
      {rows.map(([start, end, height]) => (
        <div className="widget-outline-row" key={start}>
          <i style={{ height: 10, width: start }} />
          <i style={{ height, width: end }} />
        </div>
      ))}
      <i className="widget-outline-check" />
      <i className="widget-outline-button" />
    </div>
  )
}
