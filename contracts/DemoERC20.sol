// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A currency for the local world. Anyone may mint: it holds no value.
contract DemoERC20 is ERC20 {
    uint8 private immutable places;
    /// Like USDT: a standing allowance must be set to zero before another, and
    /// calls return nothing.
    bool private immutable likeUSDT;

    modifier silentlyLikeUSDT() {
        _;
        if (likeUSDT) {
            assembly {
                return(0, 0)
            }
        }
    }

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        bool likeUSDT_
    ) ERC20(name_, symbol_) {
        places = decimals_;
        likeUSDT = likeUSDT_;
    }

    function decimals() public view override returns (uint8) {
        return places;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function approve(
        address spender,
        uint256 amount
    ) public override silentlyLikeUSDT returns (bool) {
        require(
            !likeUSDT || amount == 0 || allowance(msg.sender, spender) == 0,
            "DemoERC20: set the allowance to zero first"
        );
        return super.approve(spender, amount);
    }

    function transfer(
        address to,
        uint256 amount
    ) public override silentlyLikeUSDT returns (bool) {
        return super.transfer(to, amount);
    }

    function transferFrom(
        address from,
        address to,
        uint256 amount
    ) public override silentlyLikeUSDT returns (bool) {
        return super.transferFrom(from, to, amount);
    }
}
