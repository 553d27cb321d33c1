import '@fontsource-variable/inter/wght.css';

import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';

import { theme } from '../tokens/theme';
import { GlobalStyle } from './GlobalStyle';
import { LinkProvider, type LinkComponent } from './LinkProvider';

export interface KitProviderProps {
  /** What renders links inside the application, such as a router's link. @default a plain `<a>` */
  link?: LinkComponent;
  children: ReactNode;
}

/** Puts theme, base styles and the link component around everything made with the kit. */
export function KitProvider({ link, children }: KitProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <LinkProvider link={link}>{children}</LinkProvider>
    </ThemeProvider>
  );
}
