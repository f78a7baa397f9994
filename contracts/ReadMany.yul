// Carries out calls of view functions and returns their results. It is sent as the
// code of an eth_call without a recipient, with the calls behind it: 4 bytes of gas,
// 20 of the address, 2 of the length, then the data. A result is a status (0 refused,
// 1 done, 2 not enough gas left to try), a length and up to 128 bytes.
object "ReadMany" {
  code {
    let start := datasize("ReadMany")
    let size := sub(codesize(), start)
    codecopy(0, start, size)
    let out := size
    for { let at := 0 } lt(at, size) { } {
      let head := mload(at)
      let limit := shr(224, head)
      let target := and(shr(64, head), 0xffffffffffffffffffffffffffffffffffffffff)
      let length := and(shr(48, head), 0xffff)
      let data := add(at, 26)
      at := add(data, length)
      let status := 2
      let got := 0
      if gt(gas(), add(limit, add(div(limit, 32), 100000))) {
        status := staticcall(limit, target, data, length, 0, 0)
        got := returndatasize()
        if gt(got, 128) { got := 128 }
      }
      mstore8(out, status)
      mstore8(add(out, 1), got)
      returndatacopy(add(out, 2), 0, got)
      out := add(add(out, 2), got)
    }
    return(size, sub(out, size))
  }
}
