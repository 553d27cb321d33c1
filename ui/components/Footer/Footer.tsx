import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { Link } from '../Link';

const StyledFooter = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  margin-block-start: ${({ theme }) => theme.space[12]};
  padding-block-start: ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => `0 ${theme.space[4]}`};
  }

  a {
    text-decoration: none;
  }

  a:hover {
    color: ${({ theme }) => theme.color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${({ theme }) => theme.size.touchTarget};
    }
  }
`;

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The community's name. */
  brand: string;
  /** A one-line description. */
  tagline?: string | undefined;
  /** Links at the end, such as the terms of service. */
  links?: readonly { label: string; href: string }[];
}

/** The page footer. Renders a `<footer>`. */
export function Footer({ brand, tagline, links = [], ...props }: FooterProps) {
  return (
    <StyledFooter {...props}>
      <p>{!tagline ? brand : `${brand} · ${tagline}`}</p>
      {links.length > 0 && (
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link tone="plain" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </StyledFooter>
  );
}
