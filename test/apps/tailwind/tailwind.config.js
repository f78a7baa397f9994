/** Settings of Tailwind 3; Tailwind 4 has its own in the stylesheet. */
export default { content: ['app/*.tsx'] }
