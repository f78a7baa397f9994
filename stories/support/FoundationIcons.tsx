import type { Icon } from '../../src/components/icon/createIcon.js'

const iconModules = import.meta.glob<Record<string, Icon>>(
  '../../src/components/*/icons.ts',
  { eager: true },
)
const icons = Object.values(iconModules)
  .flatMap((file) => Object.entries(file))
  .sort(([one], [other]) => one.localeCompare(other))

export function FoundationIcons() {
  return (
    <ul className="icons">
      {icons.map(([name, Icon]) => (
        <li className="icon" key={name}>
          <Icon />
          <span className="value">{name}</span>
        </li>
      ))}
    </ul>
  )
}
