import { useEffect } from 'react'
import { toSentence } from '../toSentence.js'
import { useStoryIndex } from '../useStoryIndex.js'
import { defaults, type Settings } from './settings.js'
import { useContrasts } from './useContrasts.js'
import { getWidget, readProps, writeProps } from './widgetProps.js'

type Change = (changes: Partial<Settings>) => void

const choices = {
  theme: {
    auto: 'As the system',
    light: 'Light',
    dark: 'Dark',
    acid: 'Acid',
  },
  locale: {
    en: 'English',
    de: 'Deutsch',
    es: 'Español',
    ja: '日本語',
    ar: 'العربية',
  },
  density: { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' },
  font: {
    page: 'As the page',
    system: 'System',
    serif: 'Serif',
    mono: 'Monospace',
  },
  width: { phone: 'Phone', desktop: 'Desktop' },
}

const names = {
  density: 'Density',
  font: 'Font',
  locale: 'Language',
  theme: 'Theme',
  width: 'Width',
}

const groups = /^(Browse|Look closer|Trade|Build)\//

/** Changes the theme of the widget, and checks its contrast. */
export function ThemeControls(props: { onChange: Change; settings: Settings }) {
  const { onChange, settings } = props
  const contrasts = useContrasts(settings)
  return (
    <section aria-labelledby="playground-theme" className="playground-controls">
      <h2 id="playground-theme">Make it yours</h2>
      {(['theme', 'locale', 'density', 'font', 'width'] as const).map(
        (name) => (
          <label key={name}>
            {names[name]}
            <select
              onChange={({ target }) => onChange({ [name]: target.value })}
              value={settings[name]}
            >
              {Object.entries(choices[name]).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
      <label>
        Accent
        <input
          onChange={({ target }) => onChange({ accent: target.value })}
          type="color"
          value={settings.accent || '#4338ca'}
        />
      </label>
      <label>
        Corners
        <input
          max="24"
          min="0"
          onChange={({ target }) => onChange({ radius: target.value })}
          type="range"
          value={settings.radius || '12'}
        />
      </label>
      <ul aria-label="Contrast, at least 4.5" className="playground-contrasts">
        {contrasts.map(({ isEnough, name, ratio }) => (
          <li data-enough={isEnough} key={name}>
            {name} <b>{ratio.toFixed(1)}</b> {isEnough ? '✓' : 'too low'}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Chooses the widget, its state and its properties. */
export function WidgetControls(props: {
  onChange: Change
  settings: Settings
}) {
  const { onChange, settings } = props
  const chosen = readProps(settings.props)
  return (
    <div className="playground-controls">
      <StoryFields {...props} />
      {Object.entries(getWidget(settings.story)?.props ?? {}).map(
        ([name, choices]) => (
          <label key={name}>
            <code>{name}</code>
            <select
              onChange={({ target }) =>
                onChange({
                  props: writeProps(new Map(chosen).set(name, target.value)),
                })
              }
              value={chosen.get(name) ?? String(choices[0])}
            >
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        ),
      )}
    </div>
  )
}

function StoryFields(props: { onChange: Change; settings: Settings }) {
  const { onChange, settings } = props
  const stories = useStoryIndex().filter(
    ({ tags, title, type }) =>
      type === 'story' &&
      groups.test(title) &&
      title !== 'Trade/All states' &&
      tags?.includes('dev'),
  )
  const titles = [...new Set(stories.map(({ title }) => title))]
  const title = stories.find(({ id }) => id === settings.story)?.title
  const isUnknown = stories.length > 0 && !title
  useEffect(() => {
    if (isUnknown) onChange({ props: '', story: defaults.story })
  }, [isUnknown, onChange])
  return (
    <>
      <label>
        Widget
        <select
          onChange={({ target }) =>
            onChange({
              props: '',
              story: stories.find((it) => it.title === target.value)?.id,
            })
          }
          value={title ?? ''}
        >
          {titles.map((it) => (
            <option key={it} value={it}>
              {it.replace(groups, '')}
            </option>
          ))}
        </select>
      </label>
      <label>
        State
        <select
          onChange={({ target }) => onChange({ story: target.value })}
          value={settings.story}
        >
          {stories
            .filter((it) => it.title === title)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {toSentence(name)}
              </option>
            ))}
        </select>
      </label>
    </>
  )
}
