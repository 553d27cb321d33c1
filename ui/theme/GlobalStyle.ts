import { createElement } from 'react';
import { createGlobalStyle, css } from 'styled-components';

import { colorDeclarations, theme as kitTheme, type Theme } from '../tokens/theme';
import { colorSchemeRules } from './colorSchemeRules';

const rulesOf = (theme: Theme) => css`
  ${colorSchemeRules}

  :root {
    ${colorDeclarations(theme.scheme)}
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    background: ${theme.color.canvas};
    scrollbar-color: ${theme.color['border.strong']} transparent;
    scroll-padding-block-start: calc(${theme.size.bar} + ${theme.space[4]});
    @media ${theme.breakpoint.phone} {
      /* The bottom bar covers the rest. */
      scroll-padding-block-end: calc(${theme.size.bar} + ${theme.space[4]} + env(safe-area-inset-bottom));
    }
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    accent-color: ${theme.color.accent};
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    font-family: ${theme.font.body};
    font-size: ${theme.fontSize['15']};
    line-height: ${theme.lineHeight.body};
    letter-spacing: -0.008em;
    color: ${theme.color.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  figure,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }

  h1,
  h2,
  h3,
  h4 {
    font-weight: ${theme.fontWeight.semibold};
    line-height: ${theme.lineHeight.tight};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${theme.fontSize['28']};
    letter-spacing: -0.02em;
  }

  h2 {
    font-size: ${theme.fontSize['18']};
  }

  h3,
  h4 {
    font-size: ${theme.fontSize['16']};
  }

  small {
    color: ${theme.color['text.muted']};
  }

  ul,
  ol {
    list-style: none;
  }

  ::selection {
    background: ${theme.color['accent.border']};
    color: ${theme.color.text};
  }

  button,
  input,
  textarea,
  select {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    touch-action: manipulation;
  }

  a {
    color: inherit;
  }

  img,
  video {
    max-inline-size: 100%;
  }

  :focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  /* Focusable by script only. */
  :is(h1, h2, main)[tabindex='-1']:focus-visible {
    outline: none;
  }

  /* They do nothing without scripts. Forms and links work. */
  @media (scripting: none) {
    button[type='button'] {
      display: none !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      /* Even the shortest animation paints its first frame, such as an invisible menu. */
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

// Without functions: otherwise styled-components would insert these rules again during hydration, and the
// browser would recompute all styles.
const KitStyle = createGlobalStyle`${rulesOf(kitTheme)}`;
const OwnStyle = createGlobalStyle<{ theme: Theme }>`${({ theme }) => rulesOf(theme)}`;

export const GlobalStyle = ({ theme }: { theme: Theme }) =>
  theme === kitTheme ? createElement(KitStyle) : createElement(OwnStyle, { theme });
