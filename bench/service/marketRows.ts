import { chainId } from './market.js'

/** SQL for a number from 0 to below 1, fixed for each row and seed. */
function roll(seed: number): string {
  return `((hashint8extended(i, ${seed}) & 16777215)::float8 / 16777216)`
}

function below(count: number | string, seed: number): string {
  return `floor(${roll(seed)} * ${count})::int`
}

/** SQL for an account number; few accounts own many tokens. */
function account(seed: number): string {
  return accountSql(`floor(power(${roll(seed)}, 3) * 20000)::int`)
}

/** SQL for the same address as `getAccount` in `market.ts`. */
function accountSql(number: string): string {
  return `'0x' || repeat('a', 32) || lpad(to_hex(${number}), 8, '0')`
}

function word(words: string, seed: number): string {
  const list = words.split(' ')
  return `('{${list.join(',')}}'::text[])[1 + ${below(list.length, seed)}]`
}

const animals =
  'falcon badger otter dragon lynx heron marten viper gecko bison raven tapir ibex stoat crane moose'
const moods =
  'brave quiet golden restless ancient gentle stormy crimson silver clever'
const places = 'harbour forest glacier canyon orchard lagoon meadow citadel'
const colors = 'Red Blue Green Yellow Purple Black White Orange'

/** SQL that selects rows of collectibles from the table `bench_tokens`. */
export const insertCollectibles = `
  insert into collectibles (chain_id, contract_address, token_id, name, description, metadata, traits, search, created_at, updated_at)
  select
    ${chainId}, address, token, name, description,
    jsonb_build_object(
      'name', name, 'description', description,
      'image', 'https://images.example/' || seed || '/' || token || '.png',
      'properties', '{}'::jsonb,
      'attributes', jsonb_build_array(
        jsonb_build_object('trait_type', 'Color', 'value', color),
        jsonb_build_object('trait_type', 'Place', 'value', place),
        jsonb_build_object('trait_type', 'Level', 'value', level, 'display_type', 'number')
      )
    ),
    jsonb_build_object('Color', color, 'Place', place, 'Level', level),
    lower(concat_ws(E'\\n', name, description, 'Color ' || color, 'Place ' || place, 'Level ' || level)),
    now() - interval '200 days', now() - interval '100 days'
  from (
    select *,
      initcap(mood || ' ' || animal) || ' #' || token as name,
      'A ' || mood || ' ' || animal || ' of the ' || place || ', seen by ' || keeper
        || case when ${roll(7)} < 0.002 then ' and legendary' else '' end
        || '. It was drawn for people who like to look closely.' as description
    from (
      select *,
        ${word(moods, 1)} as mood, ${word(animals, 2)} as animal,
        ${word(places, 3)} as place, ${word(colors, 4)} as color,
        1 + ${below(100, 5)} as level, ${word('amara bruno chidi dalia emeka freya', 6)} as keeper
      from bench_tokens
    ) drawn
  ) told`

/** SQL that selects balances from the table `bench_tokens`. */
export const insertBalances = `
  insert into balances (chain_id, contract_address, token_id, owner, amount, block_number)
  select ${chainId}, address, token, ${account(11)}, 1, 1
  from bench_tokens where type = 'ERC721'
  union all
  select ${chainId}, address, token, ${accountSql('n')}, 1 + n % 7, 1
  from bench_tokens cross join generate_series(0, 499) n where type = 'ERC1155'`

const digits = (source: string) => `encode(sha256(${source}), 'hex')`

const components = `jsonb_build_object(
  'offerer', maker, 'zone', zero, 'orderType', 0,
  'startTime', floor(extract(epoch from valid_from))::text,
  'endTime', floor(extract(epoch from valid_until))::text,
  'zoneHash', '0x' || repeat('0', 64), 'conduitKey', '0x' || repeat('0', 64),
  'salt', i::text, 'counter', '0',
  'offer', jsonb_build_array(jsonb_build_object(
    'itemType', 2, 'token', contract, 'identifierOrCriteria', coalesce(token, 0)::text,
    'startAmount', quantity::text, 'endAmount', quantity::text)),
  'consideration', jsonb_build_array(
    jsonb_build_object('itemType', 0, 'token', currency, 'identifierOrCriteria', '0',
      'startAmount', (price - price / 40)::text, 'endAmount', (price - price / 40)::text, 'recipient', maker),
    jsonb_build_object('itemType', 0, 'token', currency, 'identifierOrCriteria', '0',
      'startAmount', (price / 40)::text, 'endAmount', (price / 40)::text, 'recipient', zero)))`

/**
 * SQL that draws orders from `bench_orders`: first their terms, then their
 * status.
 */
const drawn = `
  select *, '0x' || repeat('0', 40) as zero,
    case when past is null then now() + interval '1 day' + ${roll(31)} * interval '90 days'
      when past = 'expired' then made + (now() - made) * ${roll(31)}
      else made + interval '300 days' end as valid_until,
    case when isWaiting then now() + interval '1 day' else made end as valid_from,
    greatest(1, floor(case side when 'offer' then 0.4 else 1 end * 5 * power(10, 3 * ${roll(32)})
      / coalesce(rate, 1) * power(10, decimals)))::numeric as price
  from (
    select *,
      case when chance < 0.322 then null when chance < 0.46 then 'filled'
        when chance < 0.69 then 'cancelled' when chance < 0.92 then 'expired' else 'inactive' end as past,
      chance >= 0.312 and chance < 0.322 as isWaiting,
      case when isForAny then null else 1 + ${below('tokens', 33)} end as token,
      now() - interval '1 hour' - ${roll(34)} * interval '180 days' as made,
      case type when 'ERC721' then 1 else 1 + ${below(20, 35)} end as quantity,
      ${account(36)} as maker
    from (
      select *,
        case when isOffer then 'offer' else 'listing' end as side,
        isOffer and (chance between 0.31 and 0.312 or ${roll(37)} < 0.01) as isForAny
      from (
        select *, chance between 0.27 and 0.312 or (chance > 0.322 and ${roll(38)} < 0.12) as isOffer
        from (select *, ${roll(39)} as chance from bench_orders) rolled
      ) sided
    ) placed
  ) dated
  join bench_currencies on n = case when ${roll(40)} < 0.6 then case side when 'offer' then 2 else 0 end
    when ${roll(40)} < 0.85 then 1 when ${roll(40)} < 0.95 then 2 else 3 end
  order by hashint8extended(i, 41)`

/** SQL that selects rows of orders, with the collections mixed. */
export const insertOrders = `
  insert into orders (
    chain_id, contract_address, order_hash, token_id, marketplace, source, side, status, standing, maker,
    currency_address, price_per_token, price_net_per_token, price_usd,
    quantity_initial, quantity_remaining, quantity_available, fee_bps, fee_breakdown, components, signature,
    salt, counter, valid_from, valid_until, block_number, read_block,
    order_created_at, order_updated_at, created_at, updated_at)
  select
    ${chainId}, contract, '0x' || ${digits('int8send(i)')}, token,
    case when i % 20 = 0 then 'external_1' else 'service_marketplace_v2' end,
    case when i % 20 = 0 then 'external' else 'service_marketplace_v2' end,
    side, coalesce(past, 'active'), case when isWaiting then 'waiting' end, maker,
    currency, price, price - floor(price / 40), price::float8 / 10::float8 ^ decimals * rate,
    quantity, case past when 'filled' then 0 else quantity end, case when past is null then quantity else 0 end,
    250, jsonb_build_array(jsonb_build_object('kind', 'marketplace', 'recipientAddress', zero, 'bps', 250)),
    ${components}, '0x' || repeat(${digits('int8send(-i)')}, 2) || '1b',
    i, 0, valid_from, valid_until, 1, 1, made, made, made, made
  from (${drawn}) drawn`

/** SQL that marks the best orders, as `rankOrders` does. */
export const markBest = `
  update orders o set standing = 'best'
  from (
    select distinct on (contract_address, side, token_id) contract_address, order_hash
    from orders
    where status = 'active' and valid_from <= now() and valid_until > now()
    order by contract_address, side, token_id, rank, rank_amount, id
  ) first
  where o.chain_id = ${chainId} and o.contract_address = first.contract_address
    and o.order_hash = first.order_hash`
