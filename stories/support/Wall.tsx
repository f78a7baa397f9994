import { useEffect, useRef, useState } from 'react'
import { toSentence } from './toSentence.js'
import { type IndexEntry, useStoryIndex } from './useStoryIndex.js'
import './wall.css'
import { WidgetFrame } from './WidgetFrame.js'
import { nameFrame } from './wallFrame.js'

/** Frames that load at the same time. */
const atOnce = 3

/**
 * Shows every story of some widgets. Each story has its own frame, and trades
 * independently of the others. Frames load when they come into view, a few at a
 * time.
 */
export function Wall(props: {
  about: string
  globals: Record<string, unknown>
  title: string
  widgets: readonly string[]
}) {
  const { about, globals, title, widgets } = props
  const stories = useStoryIndex().filter(
    (entry) =>
      entry.type === 'story' &&
      entry.tags?.includes('dev') &&
      widgets.includes(entry.title),
  )
  const { load, loading, release } = useQueue()
  return (
    <div className="wall">
      <header>
        <h1>{title}</h1>
        <p>{about}</p>
      </header>
      <ul>
        {stories.map((story, place) => (
          <Frame
            globals={globals}
            isLoaded={loading.includes(story.id)}
            key={story.id}
            onLoad={() => release(story.id)}
            onView={() => load(story.id)}
            place={place}
            story={story}
          />
        ))}
      </ul>
    </div>
  )
}

function Frame(props: {
  globals: Record<string, unknown>
  isLoaded: boolean
  onLoad: () => void
  onView: () => void
  place: number
  story: IndexEntry
}) {
  const { globals, isLoaded, onLoad, onView, place, story } = props
  const name = toSentence(story.name)
  const ref = useRef<HTMLLIElement>(null)
  const view = useRef(onView)
  view.current = onView
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && view.current(),
      { rootMargin: '400px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li ref={ref}>
      <a href={`./?path=/story/${story.id}`} target="_parent">
        {name}
      </a>
      <WidgetFrame
        name={nameFrame(place)}
        onLoad={onLoad}
        src={isLoaded ? frameStory(story.id, globals) : undefined}
        title={name}
      />
    </li>
  )
}

/** Starts a few frames at a time, in the order of their requests. */
function useQueue() {
  const [asked, setAsked] = useState<readonly string[]>([])
  const [done, setDone] = useState<readonly string[]>([])
  const add = (id: string) => (ids: readonly string[]) =>
    ids.includes(id) ? ids : [...ids, id]
  return {
    load: (id: string) => setAsked(add(id)),
    loading: asked.slice(0, done.length + atOnce),
    release: (id: string) => setDone(add(id)),
  }
}

function frameStory(id: string, globals: Record<string, unknown>): string {
  const chosen = ['theme', 'locale']
    .filter((name) => globals[name])
    .map((name) => `${name}:${globals[name]}`)
    .join(';')
  return `./iframe.html?id=${id}&viewMode=story&globals=${chosen}`
}
