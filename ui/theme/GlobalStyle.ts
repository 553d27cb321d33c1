import { createGlobalStyle } from 'styled-components';

import { colorDeclarations } from '../tokens/theme';

/** Dark unless the system or `data-theme` says light. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: dark;
    ${({ theme }) => colorDeclarations(theme.scheme.dark)}
  }

  @media (prefers-color-scheme: light) {
    :root:not([data-theme='dark']) {
      color-scheme: light;
      ${({ theme }) => colorDeclarations(theme.scheme.light)}
    }
  }

  :root[data-theme='light'] {
    color-scheme: light;
    ${({ theme }) => colorDeclarations(theme.scheme.light)}
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    background: ${({ theme }) => theme.color.canvas};
    scrollbar-color: ${({ theme }) => theme.color['border.strong']} transparent;
    scroll-padding-block-start: calc(${({ theme }) => theme.size.bar} + ${({ theme }) => theme.space[4]});
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    accent-color: ${({ theme }) => theme.color.accent};
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    font-family: ${({ theme }) => theme.font.body};
    font-size: ${({ theme }) => theme.fontSize['15']};
    line-height: ${({ theme }) => theme.lineHeight.body};
    letter-spacing: -0.008em;
    color: ${({ theme }) => theme.color.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, p, ul, ol, figure, dl, dd {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3, h4 {
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
    line-height: ${({ theme }) => theme.lineHeight.tight};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${({ theme }) => theme.fontSize['28']};
    letter-spacing: -0.02em;
  }

  h2 {
    font-size: ${({ theme }) => theme.fontSize['18']};
  }

  h3, h4 {
    font-size: ${({ theme }) => theme.fontSize['16']};
  }

  small {
    color: ${({ theme }) => theme.color['text.muted']};
  }

  ul, ol {
    list-style: none;
  }

  ::selection {
    background: ${({ theme }) => theme.color['accent.border']};
    color: ${({ theme }) => theme.color.text};
  }

  button, input, textarea, select {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    touch-action: manipulation;
  }

  a {
    color: inherit;
  }

  img, video {
    max-inline-size: 100%;
  }

  :focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
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
    *, *::before, *::after {
      /* Even the shortest animation paints its first frame, such as an invisible menu. */
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
