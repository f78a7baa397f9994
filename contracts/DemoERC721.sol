// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";

/// A collection for the local world. Anyone may mint: it holds no value.
contract DemoERC721 is ERC721, ERC2981 {
    string private baseURI;

    constructor(
        string memory name_,
        string memory symbol_,
        string memory baseURI_,
        address royaltyReceiver,
        uint96 royaltyBps
    ) ERC721(name_, symbol_) {
        baseURI = baseURI_;
        if (royaltyBps > 0) _setDefaultRoyalty(royaltyReceiver, royaltyBps);
    }

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    /// Mints `count` tokens with consecutive ids, starting with `first`.
    function mintRange(address to, uint256 first, uint256 count) external {
        for (uint256 i = 0; i < count; i++) _mint(to, first + i);
    }

    function setBaseURI(string calldata baseURI_) external {
        baseURI = baseURI_;
    }

    function _baseURI() internal view override returns (string memory) {
        return baseURI;
    }

    function supportsInterface(
        bytes4 id
    ) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }
}
