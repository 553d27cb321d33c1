import { createTheme, type Colors, type Theme } from '@alphazone/ui/head';

/** Returns a style sheet that overrides the kit's colours, with a higher specificity than the kit's own. */
export function themeCss(seed: string): string {
  const { color, scheme } = createTheme({ seed });
  return `/* Made from ${seed}. Change any colour and restart. Dark unless the system or the visitor chooses light. */
html:root {
${declarations(color, scheme.dark)}
}

@media (prefers-color-scheme: light) {
  html:root:not([data-theme='dark']) {
${declarations(color, scheme.light)}
  }
}

html:root[data-theme='light'] {
${declarations(color, scheme.light)}
}
`;
}

const declarations = (variables: Theme['color'], colors: Colors) =>
  [
    // Until the kit's styles load.
    `  background: ${variables.canvas};`,
    ...Object.entries(variables).map(
      ([token, variable]) => `  ${nameIn(variable)}: ${colors[token as keyof Colors]};`,
    ),
  ].join('\n');

/** `var(--az-text)` → `--az-text`. */
const nameIn = (variable: string) => variable.slice('var('.length, -1);
