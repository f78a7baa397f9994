import { mnemonicToAccount } from 'viem/accounts'
import { createService } from '../../../src/service/createService.js'
import { demoWETH } from '../../../src/service/world/artifacts.js'
import { setupMarket } from '../market.js'
import type { TestAccount } from '../requests.js'

const key = 'a public key'

/** Sets up a market and its service. */
export async function setupTrade() {
  const market = await setupMarket()
  const { client, db, deploy, network } = market
  const weth = await deploy(demoWETH)
  network.currencies = [
    ...network.currencies,
    { address: weth, symbol: 'WETH', decimals: 18, priceUSD: 2000 },
  ]
  const service = createService({
    database: { db },
    networks: [network],
    projects: [{ id: 1, name: 'Test', accessKeys: [key] }],
    // The market's own indexer changes the tables behind the service's back.
    answerCacheMegabytes: 0,
  })

  async function post(path: string, body: object) {
    const response = await service.fetch(
      new Request(`http://localhost/${network.name}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Access-Key': key },
        body: JSON.stringify(body),
      }),
    )
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.msg, { cause: answer })
    return answer
  }
  let people = 100

  return {
    market,
    weth,
    post,
    /** Calls an operation of the marketplace. @throws if it is refused. */
    ask: (operation: string, request: object) =>
      post(`rpc/Marketplace/${operation}`, request),
    /** Creates an account with ten coins of the native currency. */
    async account(): Promise<TestAccount> {
      const account = mnemonicToAccount(
        'test test test test test test test test test test test junk',
        { addressIndex: people++ },
      )
      await client.request<{
        Method: 'anvil_setBalance'
        Parameters: [string, string]
        ReturnType: null
      }>({
        method: 'anvil_setBalance',
        params: [account.address, `0x${(10n ** 19n).toString(16)}`],
      })
      return account
    },
    /** Wraps native currency as WETH. */
    wrap: (account: TestAccount, amount: bigint) =>
      market.execute(
        [{ id: 'unknown', to: weth, data: '0x', value: String(amount) }],
        account,
      ),
    close: () => market.close(),
  }
}

/** Result of `setupTrade`. */
export type Trade = Awaited<ReturnType<typeof setupTrade>>
