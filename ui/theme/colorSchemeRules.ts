/** Dark unless the system or `data-theme` says light. Chooses between the colours of each `light-dark()`. */
export const colorSchemeRules =
  ':root{color-scheme:dark}' +
  '@media(prefers-color-scheme:light){:root:not([data-theme=dark]){color-scheme:light}}' +
  ':root[data-theme=light]{color-scheme:light}';
