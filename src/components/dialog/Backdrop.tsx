'use client'

/**
 * What lies behind a layer, and closes it when it is pressed: but not by the
 * second half of a double press, whose first half opened the layer.
 */
export function Backdrop({
  closed,
  onPress,
}: {
  /** The layer leaves. */
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
