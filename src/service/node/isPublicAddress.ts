import { BlockList, isIP } from 'node:net'

/** All addresses of the public IPv6 internet. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Special ranges from the IANA registries, and those of cloud providers. */
const special = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8], // this host
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers; metadata of Alibaba Cloud
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // platform services of Azure
  ['169.254.0.0', 16], // link-local; metadata of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments; metadata of Oracle Cloud
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const)
  special.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['2001::', 23], // protocol assignments, Teredo: carries IPv4 addresses
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: carries IPv4 addresses
  ['3fff::', 20], // documentation
] as const)
  special.addSubnet(net, prefix, 'ipv6')

/**
 * Whether an IP address belongs to the public internet. Addresses that embed an
 * IPv4 address (mapped, NAT64, 6to4) never do.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return (
    version === 6 &&
    globalUnicast.check(address, 'ipv6') &&
    !special.check(address, 'ipv6')
  )
}
