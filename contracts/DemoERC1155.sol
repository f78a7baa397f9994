// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";

/// A set of items for the local world. Anyone may mint: it holds no value.
contract DemoERC1155 is ERC1155, ERC2981 {
    string public name;
    string public symbol;

    constructor(
        string memory name_,
        string memory symbol_,
        string memory uri_,
        address royaltyReceiver,
        uint96 royaltyBps
    ) ERC1155(uri_) {
        name = name_;
        symbol = symbol_;
        if (royaltyBps > 0) _setDefaultRoyalty(royaltyReceiver, royaltyBps);
    }

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function mintBatch(
        address to,
        uint256[] calldata ids,
        uint256[] calldata amounts
    ) external {
        _mintBatch(to, ids, amounts, "");
    }

    function setURI(string calldata uri_) external {
        _setURI(uri_);
    }

    function supportsInterface(
        bytes4 id
    ) public view override(ERC1155, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }
}
