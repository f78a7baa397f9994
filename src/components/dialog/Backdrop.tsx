'use client'

/** Ignores the second click of a double click, whose first click opened the layer. */
export function Backdrop({
  closed,
  onPress,
}: {
  closed?: boolean
  onPress: () => void
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same
    <div
      data-closed={closed ? '' : undefined}
      className="mk-backdrop"
      onClick={({ detail }) => detail > 1 || onPress()}
      role="presentation"
    />
  )
}
