import type { Scene } from '../scene.js'
import * as arms from './arms.js'
import * as keys from './keys.js'
import * as maps from './maps.js'
import * as potions from './potions.js'
import * as relics from './relics.js'
import type { Tier } from './tiers.js'
import * as treasures from './treasures.js'

export type Ware = {
  name: string
  kind: string
  tier: Tier
  power: number
  charges: number
  description: string
  draw(scene: Scene): string
}

function ware(
  name: string,
  kind: string,
  tier: Tier,
  power: number,
  charges: number,
  draw: (scene: Scene) => string,
  description: string,
): Ware {
  return { name, kind, tier, power, charges, description, draw }
}

/** By token id: the seal is 0, the set proper runs from 1 to 20. */
export const wares: readonly Ware[] = [
  ware(
    'Founders’ Seal',
    'Seal',
    'Legendary',
    99,
    1,
    treasures.seal,
    'Pressed once, on the first day, in wax that never quite went cold.',
  ),
  ware(
    'Ember Draught',
    'Potion',
    'Common',
    12,
    3,
    potions.draught,
    'Tastes of cinnamon and bad decisions. Keeps a traveller warm until morning.',
  ),
  ware(
    'Tidewater Vial',
    'Potion',
    'Uncommon',
    24,
    2,
    potions.vial,
    'Rises and falls twice a day. Breathe under water for one tide.',
  ),
  ware(
    'Starfall Elixir',
    'Potion',
    'Epic',
    71,
    1,
    potions.elixir,
    'Caught in a bottle on the longest night. One sip, one wish, no refunds.',
  ),
  ware(
    'Brass Gate Key',
    'Key',
    'Common',
    8,
    5,
    keys.gateKey,
    'Opens every gate in the lower town, and most of the pantries.',
  ),
  ware(
    'Frostbound Key',
    'Key',
    'Rare',
    46,
    3,
    keys.frostKey,
    'Cold enough to pick the lock by itself. Wear gloves.',
  ),
  ware(
    'Sovereign Key',
    'Key',
    'Legendary',
    93,
    1,
    keys.sovereignKey,
    'No door has refused it yet. Some have bowed.',
  ),
  ware(
    'Coastline Map',
    'Map',
    'Common',
    10,
    4,
    maps.coastline,
    'The red cross was added later, by someone in a hurry.',
  ),
  ware(
    'Smugglers’ Scroll',
    'Map',
    'Uncommon',
    27,
    2,
    maps.scroll,
    'Half directions, half alibi. The seal is broken only once.',
  ),
  ware(
    'Astral Chart',
    'Map',
    'Rare',
    52,
    3,
    maps.astralChart,
    'Correct for every sky except the one above you.',
  ),
  ware(
    'Traveller’s Lantern',
    'Relic',
    'Common',
    14,
    6,
    relics.lantern,
    'Burns on conversation. Goes out when everyone has fallen silent.',
  ),
  ware(
    'Restless Compass',
    'Relic',
    'Uncommon',
    31,
    4,
    relics.compass,
    'Points to where you should have gone.',
  ),
  ware(
    'Patient Hourglass',
    'Relic',
    'Rare',
    58,
    2,
    relics.hourglass,
    'Waits with you. An hour inside it lasts exactly as long as needed.',
  ),
  ware(
    'Pilgrim’s Chalice',
    'Relic',
    'Epic',
    74,
    2,
    relics.chalice,
    'Never empty for a guest, never full for a miser.',
  ),
  ware(
    'Ember Egg',
    'Relic',
    'Legendary',
    96,
    1,
    relics.egg,
    'Warm to the touch and cracked along one side. It hums when held.',
  ),
  ware(
    'Warden’s Shield',
    'Armour',
    'Uncommon',
    35,
    8,
    arms.shield,
    'Carried through nine winters at the edge of the wood.',
  ),
  ware(
    'Dawnbreaker',
    'Blade',
    'Epic',
    82,
    5,
    arms.sword,
    'Forged facing east. It is sharpest a minute before sunrise.',
  ),
  ware(
    'Thorn Grimoire',
    'Tome',
    'Rare',
    61,
    3,
    arms.grimoire,
    'Reads you back. Bookmarks are held in place by force.',
  ),
  ware(
    'Signet of Ash',
    'Ring',
    'Rare',
    49,
    7,
    treasures.signet,
    'Whatever it seals can be burned, but never opened.',
  ),
  ware(
    'Heartstone',
    'Gem',
    'Epic',
    78,
    1,
    treasures.heartstone,
    'Beats once for every owner it has had.',
  ),
  ware(
    'Crown of Tides',
    'Crown',
    'Legendary',
    98,
    1,
    treasures.crown,
    'The sea listens to whoever wears it. It does not always agree.',
  ),
]
