import { Markdown } from '@storybook/addon-docs/blocks'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'

/** Options that many widgets have, and that work alike in all of them. */
const shared = /^(defaultOpen|onOpenChange|open|render|trigger)$/

/** The properties of a widget, with types and defaults from its TSDoc. */
export function Options({ argTypes }: { argTypes: StrictArgTypes }) {
  const all = Object.values(argTypes).filter(({ description }) => description)
  const own = all.filter(({ name }) => !shared.test(name))
  const others = all.filter(({ name }) => shared.test(name))
  return (
    <>
      <OptionList options={own.sort(byNeed)} />
      {others.length > 0 && (
        <details className="more-options">
          <summary>
            {others.length === 1
              ? '1 option that every widget has'
              : `${others.length} options that similar widgets share`}
          </summary>
          <OptionList options={others} />
        </details>
      )}
    </>
  )
}

function OptionList({ options }: { options: StrictInputType[] }) {
  return (
    <dl className="options">
      {options.map((option) => (
        <div key={option.name}>
          <dt>
            <code>{option.name}</code>
            <span className="option-type">{describeType(option)}</span>
            {isRequired(option) && <b className="option-need">required</b>}
          </dt>
          <dd>
            <Markdown>{option.description ?? ''}</Markdown>
            {option.table?.defaultValue?.summary && (
              <p>
                Default: <code>{option.table.defaultValue.summary}</code>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const longest = 72

/** Returns a type that fits in a line, such as “function” for a long one. */
function describeType({ table }: StrictInputType): string {
  const { detail, summary = '' } = table?.type ?? {}
  return detail && detail.length <= longest ? detail : summary
}

function isRequired({ type }: StrictInputType): boolean {
  return typeof type === 'object' && Boolean(type.required)
}

/** Required options come first. */
function byNeed(one: StrictInputType, other: StrictInputType): number {
  return Number(isRequired(other)) - Number(isRequired(one))
}
