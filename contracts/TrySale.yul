// Carries out the calls of a sale and returns their results. It replaces the code of
// Seaport in an eth_call, because contracts may treat other callers differently. Each
// call has 4 bytes of gas, 20 of the address, 2 of the length and 32 of the value,
// then the data. A result is a status (0 refused, 1 done), a length and up to 32 bytes.
object "TrySale" {
  code {
    // Like Seaport, refuses calls of the contracts that it calls.
    if xor(caller(), origin()) { revert(0, 0) }
    let size := calldatasize()
    calldatacopy(0, 0, size)
    let out := size
    for { let at := 0 } lt(at, size) { } {
      let head := mload(at)
      let target := and(shr(64, head), 0xffffffffffffffffffffffffffffffffffffffff)
      let length := and(shr(48, head), 0xffff)
      let value := mload(add(at, 26))
      let data := add(at, 58)
      at := add(data, length)
      mstore8(out, call(shr(224, head), target, value, data, length, 0, 0))
      let got := returndatasize()
      if gt(got, 32) { got := 32 }
      mstore8(add(out, 1), got)
      returndatacopy(add(out, 2), 0, got)
      out := add(add(out, 2), got)
    }
    return(size, sub(out, size))
  }
}
