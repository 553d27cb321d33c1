import type { ComponentProps } from 'react';

import { useLinkComponent } from '../../theme/LinkProvider';
import { StyledLink, type LinkTone } from './Link.styles';

export interface LinkProps extends ComponentProps<'a'> {
  /** Address of the link. */
  href: string;
  /** `accent` within running text, `text` and `muted` in lists and meta lines, `plain` for logos and pictures. @default 'accent' */
  tone?: LinkTone;
  /** Whether the link leaves the site: it opens a new tab and sends no referrer. @default false */
  isExternal?: boolean;
}

/** A link. Renders the application's link component, or a plain `<a>` for an external address. */
export function Link({ tone = 'accent', isExternal = false, ...props }: LinkProps) {
  const Inside = useLinkComponent();
  if (isExternal) {
    return <StyledLink $tone={tone} target="_blank" rel="noopener noreferrer nofollow" {...props} />;
  }
  return <StyledLink as={Inside} $tone={tone} {...props} />;
}
