export const itemStructs = [
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
] as const

/** The struct for fills and registrations. `count` does not include tips. */
export const parametersStruct =
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 count; }'

/** The struct for signatures and cancellations. */
export const componentsStruct =
  'struct OrderComponents { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 counter; }'

export const seaportTypes = /* @__PURE__ */ toTypes([
  componentsStruct,
  ...itemStructs,
])

// @__NO_SIDE_EFFECTS__
function toTypes(structs: readonly string[]) {
  const types: Record<string, { name: string; type: string }[]> = {}
  for (const struct of structs) {
    const [, name = '', fields = ''] = /struct (\w+) {(.*)}/.exec(struct) ?? []
    types[name] = [...fields.matchAll(/(\S+) (\w+);/g)].map(
      ([, type = '', name = '']) => ({ name, type }),
    )
  }
  return types
}
