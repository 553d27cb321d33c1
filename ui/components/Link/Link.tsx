import type { ComponentProps } from 'react';

import { useLinkComponent } from '../../theme/LinkProvider';
import { StyledLink, type LinkTone } from './Link.styles';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /** `accent` within running text, `text` and `muted` in lists and meta lines, `plain` for logos and pictures. @default 'accent' */
  tone?: LinkTone;
  /** Leads out of the site: opens a new tab and sends no referrer. @default false */
  isExternal?: boolean;
}

/** A link. Renders the application's link component, or a plain `<a>` where it leads outside. */
export function Link({ tone = 'accent', isExternal = false, ...props }: LinkProps) {
  const Inside = useLinkComponent();
  if (isExternal) {
    return <StyledLink $tone={tone} target="_blank" rel="noopener noreferrer nofollow" {...props} />;
  }
  return <StyledLink as={Inside} $tone={tone} {...props} />;
}
