import '@fontsource-variable/inter/wght.css';

import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';

import { theme } from '../tokens/theme';
import { ClockProvider } from './ClockProvider';
import { GlobalStyle } from './GlobalStyle';
import { LinkProvider, type LinkComponent } from './LinkProvider';

export interface KitProviderProps {
  /** What renders links inside the application, such as a router's link. @default a plain `<a>` */
  link?: LinkComponent;
  /** The clock of relative times, in ms since 1970; fixed in stories. @default Date.now */
  now?: () => number;
  children: ReactNode;
}

/** Puts theme, base styles, clock and link component around everything made with the kit. */
export function KitProvider({ link, now, children }: KitProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <ClockProvider now={now}>
        <LinkProvider link={link}>{children}</LinkProvider>
      </ClockProvider>
    </ThemeProvider>
  );
}
