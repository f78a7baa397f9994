'use client'
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { filterLabels } from '../../labels/filterLabels.js'
import { toolbarLabels } from '../../labels/toolbarLabels.js'
import { LinkButton } from '../base/Button.js'
import { Search } from '../icon/icons.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { FacetFrame } from './FacetFrame.js'
import { useRovingFocus } from './useRovingFocus.js'

type Choice<value> = {
  count?: number | undefined
  isChosen: boolean
  label: string
  mark?: ReactNode
  value: value
}

export function ChoiceFacet<value extends string | number | boolean>(props: {
  isOpen: boolean
  name: string
  onChoose: (value: value, isChosen: boolean) => void
  options: readonly Choice<value>[]
}) {
  const { isOpen, name, onChoose, options } = props
  const labels = useLabels(filterLabels, toolbarLabels)
  const choices = useChoices(options)
  const roving = useRovingFocus(choices.shown.length)
  const { isLong, isWhole, search, setSearch, setWhole, shown } = choices
  return (
    <FacetFrame
      chosen={options.filter(({ isChosen }) => isChosen).length}
      isOpen={isOpen}
      name={name}
    >
      {isLong && (
        <label className="mk-facet-search">
          <Search />
          <input
            aria-label={labels.searchFacet(plainLine(name, 64))}
            className="mk-input"
            onChange={({ target }) => setSearch(target.value)}
            placeholder={labels.search}
            type="search"
            value={search}
          />
        </label>
      )}
      <div
        aria-label={plainLine(name, 64)}
        aria-orientation="vertical"
        onKeyDown={roving.onKeyDown}
        role="toolbar"
      >
        <ul className="mk-facet-list">
          {shown.map((choice, index) => (
            <li
              className="mk-facet-item"
              key={`${typeof choice.value} ${choice.value}`}
            >
              <Checkbox
                choice={choice}
                input={roving.getProps(index)}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </div>
      {shown.length === 0 && (
        <p className="mk-facet-note">{labels.nothingFound}</p>
      )}
      {!choices.words && (choices.within > 0 || isWhole) && (
        <LinkButton onClick={() => setWhole(!isWhole)}>
          {isWhole ? labels.showFewer : labels.showMore(choices.within)}
        </LinkButton>
      )}
      {choices.within <= 0 && choices.hidden > 0 && (
        <p className="mk-facet-note">{labels.moreFound(choices.hidden)}</p>
      )}
    </FacetFrame>
  )
}

function Checkbox<value extends string | number | boolean>(props: {
  choice: Choice<value>
  input: ComponentPropsWithoutRef<'input'>
  onChoose: (value: value, isChosen: boolean) => void
}) {
  const { choice, input, onChoose } = props
  const { locale } = useMarketKit()
  const { count, isChosen, label, mark, value } = choice
  return (
    <label className="mk-facet-choice">
      <input
        checked={isChosen}
        className="mk-checkbox"
        onChange={({ target }) => onChoose(value, target.checked)}
        type="checkbox"
        {...input}
      />
      {mark}
      <bdi className="mk-facet-choice-label">{plainLine(label, 80) || '–'}</bdi>{' '}
      {count !== undefined && (
        <span className="mk-facet-choice-count">
          {new Intl.NumberFormat(locale).format(count)}
        </span>
      )}
    </label>
  )
}

const few = 8
const most = 100

function useChoices<option extends { isChosen: boolean; label: string }>(
  options: readonly option[],
) {
  const { locale } = useMarketKit()
  const [search, setSearch] = useState('')
  const [isWhole, setWhole] = useState(false)
  const words = fold(search.trim(), locale)
  const found = words
    ? options.filter(({ label }) => fold(label, locale).includes(words))
    : options
  // Two more take no more room than the button.
  const isShort = found.length <= few + 2
  const end = isShort || isWhole || words ? most : few
  const shown = found.filter((it, index) => index < end || it.isChosen)
  return {
    hidden: found.length - shown.length,
    isLong: options.length > few + 2,
    isWhole,
    search,
    setSearch,
    setWhole,
    shown,
    within: Math.min(found.length, most) - shown.length,
    words,
  }
}

function fold(text: string, locale: string | undefined): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)
}
